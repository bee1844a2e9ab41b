package dev.malachite.protocol;

import dev.malachite.protocol.auth.AccessPolicies;
import dev.malachite.protocol.auth.PublicAccess;
import java.util.Map;

/** One of the four services, as the pipeline sees it. */
public interface StorageService {
  Service service();

  /** What is built, by the ids of the manifest. */
  Map<String, Operation> operations();

  /** The stored access policies of its containers, queues, tables or shares. */
  AccessPolicies accessPolicies();

  /** How public its containers are; only Blob has any that are. */
  default PublicAccess publicAccess() {
    return (account, container) -> PublicAccess.Level.NONE;
  }

  /** Goes on with what others left unfinished: to be called now and then. */
  default void tend() {}
}

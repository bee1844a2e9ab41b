package dev.malachite.protocol.auth;

import dev.malachite.protocol.Call;
import java.util.Optional;

/** The stored access policies of containers, queues, tables and shares. */
@FunctionalInterface
public interface AccessPolicies {
  /** The call names service and account. */
  Optional<AccessPolicy> find(Call call, String container, String identifier);
}

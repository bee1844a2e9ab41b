package dev.malachite.blob.model;

import dev.malachite.protocol.errors.ErrorCode;
import java.util.Optional;

/**
 * What a request says about encryption, and whether the operation cares.
 *
 * @param enforced whether the operation touches what a customer's key protects
 */
public record EncryptionRules(boolean enforced, Encryption given) {
  /** For operations that take no key. */
  public static final EncryptionRules NONE = new EncryptionRules(false, Encryption.NONE);

  /** A blob is read and changed with the key it was written with, and with no other. */
  public void require(Encryption stored) {
    Optional<String> key = stored.customerKeySha256();
    Optional<String> offered = given.customerKeySha256();
    if (!enforced || key.equals(offered)) {
      return;
    }
    if (offered.isEmpty()) {
      throw ErrorCode.BLOB_USES_CUSTOMER_SPECIFIED_ENCRYPTION.exception();
    }
    throw key.isEmpty()
        ? ErrorCode.BLOB_DOES_NOT_USE_CUSTOMER_SPECIFIED_ENCRYPTION.exception()
        : ErrorCode.BLOB_CUSTOMER_SPECIFIED_ENCRYPTION_MISMATCH.exception();
  }

  /** How a new blob is encrypted: as the request says, else as its container does. */
  public Encryption forNew(Container container) {
    DefaultScope standard = container.scope();
    if (given.customerKeySha256().isPresent()) {
      return requireFreedom(standard, standard.overrideDenied());
    }
    boolean other = given.scope().isPresent() && !given.scope().equals(standard.name());
    requireFreedom(standard, other && standard.overrideDenied());
    return new Encryption(Optional.empty(), given.scope().or(standard::name));
  }

  private Encryption requireFreedom(DefaultScope standard, boolean denied) {
    if (denied && standard.name().isPresent()) {
      throw ErrorCode.REQUEST_FORBIDDEN_BY_CONTAINER_ENCRYPTION_POLICY.exception();
    }
    return given;
  }

  /** Whether bytes must not stand in items, where nothing encrypts them. */
  public boolean hasKey() {
    return given.customerKeySha256().isPresent();
  }
}

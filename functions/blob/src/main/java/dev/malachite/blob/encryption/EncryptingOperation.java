package dev.malachite.blob.encryption;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Encryption;
import dev.malachite.blob.model.EncryptionRules;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ErrorCode;
import java.util.Optional;
import java.util.function.Function;

/** An operation on a store that encrypts as each request says. */
public final class EncryptingOperation implements Operation {
  private static final String SCOPE = "x-ms-encryption-scope";

  private final BlobStore blobs;
  private final Function<BlobStore, Operation> operation;
  private final Operation withoutKey;

  public EncryptingOperation(BlobStore blobs, Function<BlobStore, Operation> operation) {
    this.blobs = blobs;
    this.operation = operation;
    this.withoutKey =
        operation.apply(blobs.withEncryption(new EncryptionRules(true, Encryption.NONE)));
  }

  @Override
  public String name() {
    return withoutKey.name();
  }

  @Override
  public Reply handle(Call call) {
    Optional<CustomerKey> key = CustomerKey.of(call.headers());
    Optional<String> scope = call.header(SCOPE).filter(text -> !text.isEmpty());
    if (key.isEmpty() && scope.isEmpty()) {
      return withoutKey.handle(call);
    }
    if (key.isPresent() && scope.isPresent()) {
      throw ErrorCode.INVALID_INPUT
          .exception()
          .message("A request names a customer-provided key or an encryption scope, not both.");
    }
    Encryption encryption = new Encryption(key.map(CustomerKey::sha256), scope);
    BlobStore ruled = blobs.withEncryption(new EncryptionRules(true, encryption));
    return operation.apply(key.map(each -> keyed(ruled, each)).orElse(ruled)).handle(call);
  }

  private static BlobStore keyed(BlobStore blobs, CustomerKey key) {
    return blobs.withContent(new EncryptedContent(blobs.content(), key));
  }
}

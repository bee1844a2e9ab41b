package dev.malachite.blob.query;

import dev.malachite.blob.encryption.EncryptingOperation;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.object.GetBlob;
import dev.malachite.protocol.Operation;
import java.util.Map;

/** The operation that queries, by its id in the manifest. */
public final class QueryOperations {
  private QueryOperations() {}

  public static Map<String, Operation> of(BlobStore blobs) {
    return Map.of(
        "QueryBlobContents",
        new EncryptingOperation(
            blobs, store -> new QueryBlobContents(store.ids(), new GetBlob(store))));
  }
}

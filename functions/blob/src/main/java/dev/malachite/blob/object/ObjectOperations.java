package dev.malachite.blob.object;

import static java.util.Map.entry;

import dev.malachite.blob.encryption.EncryptingOperation;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.protocol.Operation;
import java.util.Map;

/** The operations on whole blobs, by their ids in the manifest. */
public final class ObjectOperations {
  private ObjectOperations() {}

  public static Map<String, Operation> of(BlobStore blobs) {
    return Map.ofEntries(
        entry("PutBlob", new EncryptingOperation(blobs, PutBlob::new)),
        entry("GetBlob", new EncryptingOperation(blobs, GetBlob::new)),
        entry("GetBlobProperties", new EncryptingOperation(blobs, GetBlobProperties::new)));
  }
}

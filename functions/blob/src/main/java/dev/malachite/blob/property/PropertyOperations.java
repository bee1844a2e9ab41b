package dev.malachite.blob.property;

import static java.util.Map.entry;

import dev.malachite.blob.encryption.EncryptingOperation;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.protocol.Operation;
import java.util.Map;

/** The operations on what blobs have besides their bytes, by their ids in the manifest. */
public final class PropertyOperations {
  private PropertyOperations() {}

  public static Map<String, Operation> of(BlobStore blobs) {
    return Map.ofEntries(
        entry("SetBlobProperties", new SetBlobProperties(blobs)),
        entry("GetBlobMetadata", new EncryptingOperation(blobs, GetBlobMetadata::new)),
        entry("SetBlobMetadata", new EncryptingOperation(blobs, SetBlobMetadata::new)),
        entry("SetBlobTier", new SetBlobTier(blobs)),
        entry("SetBlobExpiry", new SetBlobExpiry(blobs)),
        entry("SetBlobImmutabilityPolicy", new SetBlobImmutabilityPolicy(blobs)),
        entry("DeleteBlobImmutabilityPolicy", new DeleteBlobImmutabilityPolicy(blobs)),
        entry("SetBlobLegalHold", new SetBlobLegalHold(blobs)));
  }
}

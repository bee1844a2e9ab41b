package dev.malachite.blob.history;

import static java.util.Map.entry;

import dev.malachite.blob.encryption.EncryptingOperation;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.protocol.Operation;
import java.util.Map;

/** The operations on snapshots, versions and deletions, by their ids in the manifest. */
public final class HistoryOperations {
  private HistoryOperations() {}

  public static Map<String, Operation> of(BlobStore blobs) {
    return Map.ofEntries(
        entry("DeleteBlob", new DeleteBlob(blobs)),
        entry("DeleteBlobVersion", new DeleteBlobVersion(blobs)),
        entry("PermanentlyDeleteBlob", new PermanentlyDeleteBlob(blobs)),
        entry("SnapshotBlob", new EncryptingOperation(blobs, SnapshotBlob::new)),
        entry("UndeleteBlob", new UndeleteBlob(blobs)));
  }
}

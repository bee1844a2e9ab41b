package dev.malachite.blob.append;

import static java.util.Map.entry;

import dev.malachite.blob.encryption.EncryptingOperation;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.copy.Sources;
import java.util.Map;

/** The operations on append blobs, by their ids in the manifest. */
public final class AppendOperations {
  private AppendOperations() {}

  public static Map<String, Operation> of(BlobStore blobs, Sources sources) {
    return Map.ofEntries(
        entry("PutAppendBlob", new EncryptingOperation(blobs, PutAppendBlob::new)),
        entry("AppendBlock", new EncryptingOperation(blobs, AppendBlock::new)),
        entry(
            "AppendBlockFromUrl",
            new EncryptingOperation(blobs, keyed -> new AppendBlockFromUrl(keyed, sources))),
        entry("SealAppendBlob", new SealAppendBlob(blobs)));
  }
}

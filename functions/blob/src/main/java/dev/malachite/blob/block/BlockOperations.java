package dev.malachite.blob.block;

import static java.util.Map.entry;

import dev.malachite.blob.encryption.EncryptingOperation;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.protocol.Operation;
import java.util.Map;

/** The operations on block lists, by their ids in the manifest. */
public final class BlockOperations {
  private BlockOperations() {}

  public static Map<String, Operation> of(BlobStore blobs) {
    return Map.ofEntries(
        entry("PutBlock", new EncryptingOperation(blobs, PutBlock::new)),
        entry("PutBlockList", new EncryptingOperation(blobs, PutBlockList::new)),
        entry("GetBlockList", new GetBlockList(blobs)));
  }
}

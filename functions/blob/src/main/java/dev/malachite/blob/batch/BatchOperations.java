package dev.malachite.blob.batch;

import static java.util.Map.entry;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.protocol.Operation;
import java.util.Map;

/** The batches, by their ids in the manifest. */
public final class BatchOperations {
  private BatchOperations() {}

  public static Map<String, Operation> of(BlobStore blobs) {
    return Map.ofEntries(
        entry("SubmitBlobBatch", new SubmitBlobBatch(blobs.ids())),
        entry("SubmitContainerBlobBatch", new SubmitContainerBlobBatch(blobs.ids())));
  }
}

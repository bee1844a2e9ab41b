package dev.malachite.blob.tag;

import static java.util.Map.entry;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.protocol.Operation;
import java.util.Map;

/** The operations on tags, by their ids in the manifest. */
public final class TagOperations {
  private TagOperations() {}

  public static Map<String, Operation> of(BlobStore blobs) {
    return Map.ofEntries(
        entry("GetBlobTags", new GetBlobTags(blobs)),
        entry("SetBlobTags", new SetBlobTags(blobs)),
        entry("FindBlobsByTags", new FindBlobsByTags(blobs)),
        entry("FindBlobsByTagsInContainer", new FindBlobsByTagsInContainer(blobs)));
  }
}

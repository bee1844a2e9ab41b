package dev.malachite.blob.list;

import static java.util.Map.entry;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.protocol.Operation;
import java.util.Map;

/** The operations on lists, by their ids in the manifest. */
public final class ListOperations {
  private ListOperations() {}

  public static Map<String, Operation> of(BlobStore blobs) {
    return Map.ofEntries(
        entry("ListContainers", new ListContainers(blobs)),
        entry("ListBlobsFlat", new ListBlobsFlat(blobs)),
        entry("ListBlobsHierarchy", new ListBlobsHierarchy(blobs)));
  }
}

package dev.malachite.blob.container;

import static java.util.Map.entry;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.protocol.Operation;
import java.util.Map;

/** The operations on containers, by their ids in the manifest. */
public final class ContainerOperations {
  private ContainerOperations() {}

  public static Map<String, Operation> of(BlobStore blobs) {
    return Map.ofEntries(
        entry("CreateContainer", new CreateContainer(blobs)),
        entry("DeleteContainer", new DeleteContainer(blobs)),
        entry("GetContainerProperties", new GetContainerProperties(blobs)),
        entry("GetContainerMetadata", new GetContainerMetadata(blobs)),
        entry("SetContainerMetadata", new SetContainerMetadata(blobs)),
        entry("GetContainerAcl", new GetContainerAcl(blobs)),
        entry("SetContainerAcl", new SetContainerAcl(blobs)),
        entry("RestoreContainer", new RestoreContainer(blobs)),
        entry("RenameContainer", new RenameContainer(blobs)));
  }
}

package dev.malachite.blob;

import static java.util.Map.entry;

import dev.malachite.blob.container.CreateContainer;
import dev.malachite.blob.container.DeleteContainer;
import dev.malachite.blob.container.GetContainerMetadata;
import dev.malachite.blob.container.GetContainerProperties;
import dev.malachite.blob.container.SetContainerMetadata;
import dev.malachite.blob.lease.AcquireBlobLease;
import dev.malachite.blob.lease.AcquireContainerLease;
import dev.malachite.blob.lease.BreakBlobLease;
import dev.malachite.blob.lease.BreakContainerLease;
import dev.malachite.blob.lease.ChangeBlobLease;
import dev.malachite.blob.lease.ChangeContainerLease;
import dev.malachite.blob.lease.ReleaseBlobLease;
import dev.malachite.blob.lease.ReleaseContainerLease;
import dev.malachite.blob.lease.RenewBlobLease;
import dev.malachite.blob.lease.RenewContainerLease;
import dev.malachite.blob.list.ListBlobsFlat;
import dev.malachite.blob.list.ListBlobsHierarchy;
import dev.malachite.blob.list.ListContainers;
import dev.malachite.blob.model.BlobKeys;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Container;
import dev.malachite.blob.object.DeleteBlob;
import dev.malachite.blob.object.GetBlob;
import dev.malachite.blob.object.GetBlobProperties;
import dev.malachite.blob.object.PutBlob;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.StorageService;
import dev.malachite.protocol.auth.AccessPolicies;
import dev.malachite.protocol.auth.PublicAccess;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import java.util.Map;
import java.util.Optional;

/** The Blob service: its operations by their ids in the manifest. */
public final class BlobService implements StorageService {
  private final BlobStore blobs;

  public BlobService(BlobStore blobs) {
    this.blobs = blobs;
  }

  @Override
  public Service service() {
    return Service.BLOB;
  }

  @Override
  public Map<String, Operation> operations() {
    return Map.ofEntries(
        entry("ListContainers", new ListContainers(blobs)),
        entry("CreateContainer", new CreateContainer(blobs)),
        entry("DeleteContainer", new DeleteContainer(blobs)),
        entry("GetContainerProperties", new GetContainerProperties(blobs)),
        entry("GetContainerMetadata", new GetContainerMetadata(blobs)),
        entry("SetContainerMetadata", new SetContainerMetadata(blobs)),
        entry("AcquireContainerLease", new AcquireContainerLease(blobs)),
        entry("RenewContainerLease", new RenewContainerLease(blobs)),
        entry("ChangeContainerLease", new ChangeContainerLease(blobs)),
        entry("ReleaseContainerLease", new ReleaseContainerLease(blobs)),
        entry("BreakContainerLease", new BreakContainerLease(blobs)),
        entry("ListBlobsFlat", new ListBlobsFlat(blobs)),
        entry("ListBlobsHierarchy", new ListBlobsHierarchy(blobs)),
        entry("PutBlob", new PutBlob(blobs)),
        entry("GetBlob", new GetBlob(blobs)),
        entry("GetBlobProperties", new GetBlobProperties(blobs)),
        entry("DeleteBlob", new DeleteBlob(blobs)),
        entry("AcquireBlobLease", new AcquireBlobLease(blobs)),
        entry("RenewBlobLease", new RenewBlobLease(blobs)),
        entry("ChangeBlobLease", new ChangeBlobLease(blobs)),
        entry("ReleaseBlobLease", new ReleaseBlobLease(blobs)),
        entry("BreakBlobLease", new BreakBlobLease(blobs)));
  }

  @Override
  public AccessPolicies accessPolicies() {
    return (call, container, identifier) -> Optional.empty();
  }

  @Override
  public PublicAccess publicAccess() {
    return (account, container) -> {
      Key key = BlobKeys.container(account, container);
      return blobs
          .containers()
          .find(key, blobs.transactions().read(Plan.of(key)))
          .map(Container::publicLevel)
          .orElse(PublicAccess.Level.NONE);
    };
  }
}

package dev.malachite.blob.lease;

import static java.util.Map.entry;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.protocol.Operation;
import java.util.Map;

/** The operations on leases, by their ids in the manifest. */
public final class LeaseOperations {
  private LeaseOperations() {}

  public static Map<String, Operation> of(BlobStore blobs) {
    return Map.ofEntries(
        entry("AcquireContainerLease", new AcquireContainerLease(blobs)),
        entry("RenewContainerLease", new RenewContainerLease(blobs)),
        entry("ChangeContainerLease", new ChangeContainerLease(blobs)),
        entry("ReleaseContainerLease", new ReleaseContainerLease(blobs)),
        entry("BreakContainerLease", new BreakContainerLease(blobs)),
        entry("AcquireBlobLease", new AcquireBlobLease(blobs)),
        entry("RenewBlobLease", new RenewBlobLease(blobs)),
        entry("ChangeBlobLease", new ChangeBlobLease(blobs)),
        entry("ReleaseBlobLease", new ReleaseBlobLease(blobs)),
        entry("BreakBlobLease", new BreakBlobLease(blobs)));
  }
}

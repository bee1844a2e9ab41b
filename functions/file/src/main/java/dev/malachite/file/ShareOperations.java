package dev.malachite.file;

import static java.util.Map.entry;

import dev.malachite.file.lease.AcquireShareLease;
import dev.malachite.file.lease.BreakShareLease;
import dev.malachite.file.lease.ChangeShareLease;
import dev.malachite.file.lease.ReleaseShareLease;
import dev.malachite.file.lease.RenewShareLease;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.share.CreatePermission;
import dev.malachite.file.share.CreateShare;
import dev.malachite.file.share.DeleteShare;
import dev.malachite.file.share.GetPermission;
import dev.malachite.file.share.GetShareAcl;
import dev.malachite.file.share.GetShareMetadata;
import dev.malachite.file.share.GetShareProperties;
import dev.malachite.file.share.GetShareStats;
import dev.malachite.file.share.ListShares;
import dev.malachite.file.share.RestoreShare;
import dev.malachite.file.share.SetShareAcl;
import dev.malachite.file.share.SetShareMetadata;
import dev.malachite.file.share.SetShareProperties;
import dev.malachite.file.share.SnapshotShare;
import dev.malachite.protocol.Operation;
import java.util.Map;

/** The operations on shares, by their ids in the manifest. */
final class ShareOperations {
  private ShareOperations() {}

  static Map<String, Operation> of(FileStore files) {
    return Map.ofEntries(
        entry("ListShares", new ListShares(files)),
        entry("CreateShare", new CreateShare(files)),
        entry("DeleteShare", new DeleteShare(files)),
        entry("RestoreShare", new RestoreShare(files)),
        entry("SnapshotShare", new SnapshotShare(files)),
        entry("GetShareProperties", new GetShareProperties(files)),
        entry("SetShareProperties", new SetShareProperties(files)),
        entry("GetShareMetadata", new GetShareMetadata(files)),
        entry("SetShareMetadata", new SetShareMetadata(files)),
        entry("GetShareAcl", new GetShareAcl(files)),
        entry("SetShareAcl", new SetShareAcl(files)),
        entry("GetShareStats", new GetShareStats(files)),
        entry("CreatePermission", new CreatePermission(files)),
        entry("GetPermission", new GetPermission(files)),
        entry("AcquireShareLease", new AcquireShareLease(files)),
        entry("RenewShareLease", new RenewShareLease(files)),
        entry("ChangeShareLease", new ChangeShareLease(files)),
        entry("ReleaseShareLease", new ReleaseShareLease(files)),
        entry("BreakShareLease", new BreakShareLease(files)));
  }
}

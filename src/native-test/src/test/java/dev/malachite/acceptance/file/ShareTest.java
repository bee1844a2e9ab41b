package dev.malachite.acceptance.file;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.util.Context;
import com.azure.storage.file.share.ShareClient;
import com.azure.storage.file.share.ShareServiceClient;
import com.azure.storage.file.share.models.ListSharesOptions;
import com.azure.storage.file.share.models.ShareAccessPolicy;
import com.azure.storage.file.share.models.ShareAccessTier;
import com.azure.storage.file.share.models.ShareItem;
import com.azure.storage.file.share.models.ShareProperties;
import com.azure.storage.file.share.models.ShareServiceProperties;
import com.azure.storage.file.share.models.ShareSignedIdentifier;
import com.azure.storage.file.share.models.ShareSnapshotsDeleteOptionType;
import com.azure.storage.file.share.options.ShareDeleteOptions;
import com.azure.storage.file.share.options.ShareSetPropertiesOptions;
import com.azure.storage.file.share.specialized.ShareLeaseClient;
import com.azure.storage.file.share.specialized.ShareLeaseClientBuilder;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Shares through the SDK. */
class ShareTest {
  private final ShareServiceClient service = FileClients.service();

  @Test
  void aShareIsCreatedShownChangedAndDeleted() {
    ShareClient share = FileClients.share();
    FileClients.assertRefused(409, "ShareAlreadyExists", share::create);
    share.setMetadata(Map.of("a", "b"));
    share.setProperties(
        new ShareSetPropertiesOptions().setQuotaInGb(7).setAccessTier(ShareAccessTier.HOT));
    ShareProperties properties = share.getProperties();
    assertThat(properties.getMetadata()).containsEntry("a", "b");
    assertThat(properties.getQuota()).isEqualTo(7);
    assertThat(properties.getAccessTier()).isEqualTo("Hot");
    share.delete();
    FileClients.assertRefused(404, "ShareNotFound", share::getProperties);
    FileClients.assertRefused(409, "ShareBeingDeleted", share::create);
  }

  @Test
  void policiesAreKept() {
    ShareClient share = FileClients.share();
    OffsetDateTime start = OffsetDateTime.parse("2030-01-01T00:00:00Z");
    share.setAccessPolicy(
        List.of(
            new ShareSignedIdentifier()
                .setId("one")
                .setAccessPolicy(
                    new ShareAccessPolicy()
                        .setPermissions("rw")
                        .setStartsOn(start)
                        .setExpiresOn(start.plusDays(1)))));
    assertThat(share.getAccessPolicy())
        .singleElement()
        .satisfies(each -> assertThat(each.getAccessPolicy().getStartsOn()).isEqualTo(start));
  }

  @Test
  void listsShowSnapshotsMetadataAndDeletedShares() {
    ShareClient share = FileClients.share();
    share.setMetadata(Map.of("a", "b"));
    String snapshot = share.createSnapshot().getSnapshot();
    ShareClient gone = FileClients.share();
    gone.delete();
    List<ShareItem> listed =
        service
            .listShares(
                new ListSharesOptions()
                    .setIncludeMetadata(true)
                    .setIncludeSnapshots(true)
                    .setIncludeDeleted(true),
                null,
                Context.NONE)
            .stream()
            .toList();
    assertThat(listed)
        .anySatisfy(each -> {
          assertThat(each.getName()).isEqualTo(share.getShareName());
          assertThat(each.getSnapshot()).isEqualTo(snapshot);
          assertThat(each.getMetadata()).containsEntry("a", "b");
        })
        .anySatisfy(each -> {
          assertThat(each.getName()).isEqualTo(gone.getShareName());
          assertThat(each.isDeleted()).isTrue();
        });
  }

  @Test
  void aDeletedShareIsRestored() {
    ShareClient share = FileClients.share();
    FileClients.file(share, "f", new byte[] {1, 2, 3});
    share.delete();
    String version =
        service
            .listShares(
                new ListSharesOptions().setIncludeDeleted(true).setPrefix(share.getShareName()),
                null,
                Context.NONE)
            .iterator()
            .next()
            .getVersion();
    service.undeleteShare(share.getShareName(), version);
    assertThat(FileClients.read(share.getFileClient("f"))).containsExactly(1, 2, 3);
  }

  @Test
  void leasesLockASharesSettingsAndItsDeletion() {
    ShareClient share = FileClients.share();
    ShareLeaseClient lease = new ShareLeaseClientBuilder().shareClient(share).buildClient();
    lease.acquireLease();
    FileClients.assertRefused(412, "LeaseIdMissing", share::delete);
    FileClients.assertRefused(412, "LeaseIdMissing", () -> share.setMetadata(Map.of()));
    lease.renewLease();
    lease.changeLease("11111111-2222-3333-4444-555555555555");
    assertThat(share.getProperties().getLeaseState().toString()).isEqualTo("leased");
    lease.breakLease();
    FileClients.assertRefused(409, "LeaseIsBrokenAndCannotBeRenewed", lease::renewLease);
    lease.releaseLease();
    share.delete();
  }

  @Test
  void snapshotsKeepAShareUnlessTheyAreIncluded() {
    ShareClient share = FileClients.share();
    ShareClient snapshot = share.getSnapshotClient(share.createSnapshot().getSnapshot());
    FileClients.assertRefused(409, "ShareHasSnapshots", share::delete);
    assertThat(snapshot.getProperties().getQuota()).isEqualTo(share.getProperties().getQuota());
    new ShareLeaseClientBuilder().shareClient(snapshot).buildClient().acquireLease();
    FileClients.assertRefused(
        409,
        "DeleteShareWhenSnapshotLeased",
        () -> delete(share, ShareSnapshotsDeleteOptionType.INCLUDE));
    delete(share, ShareSnapshotsDeleteOptionType.INCLUDE_WITH_LEASED);
  }

  private static void delete(ShareClient share, ShareSnapshotsDeleteOptionType snapshots) {
    share.deleteWithResponse(
        new ShareDeleteOptions().setDeleteSnapshotsOptions(snapshots), null, Context.NONE);
  }

  @Test
  void aSnapshotCanBeDeletedAlone() {
    ShareClient share = FileClients.share();
    ShareClient snapshot = share.getSnapshotClient(share.createSnapshot().getSnapshot());
    snapshot.delete();
    FileClients.assertRefused(404, "ShareSnapshotNotFound", snapshot::getProperties);
    share.delete();
  }

  @Test
  void permissionsAreFoundByKey() {
    ShareClient share = FileClients.share();
    String sddl =
        "O:S-1-5-21-2127521184-1604012920-1887927527-21560751G:S-1-5-21-2127521184-1604012920"
            + "-1887927527-513D:AI(A;;FA;;;SY)(A;;FA;;;BA)";
    assertThat(share.getPermission(share.createPermission(sddl))).isEqualTo(sddl);
    FileClients.assertRefused(
        400, "FileInvalidPermission", () -> share.createPermission("everybody"));
  }

  @Test
  void statisticsCountTheBytesOfFiles() {
    ShareClient share = FileClients.share();
    share.createFile("f", 1024);
    assertThat(share.getStatistics().getShareUsageInBytes()).isEqualTo(1024);
  }

  @Test
  void servicePropertiesAreKept() {
    ShareServiceProperties properties = service.getProperties();
    properties.getHourMetrics().setVersion("1.0").setEnabled(false);
    service.setProperties(properties);
    assertThat(service.getProperties().getHourMetrics().isEnabled()).isFalse();
  }

  @Test
  void badNamesAreRefused() {
    FileClients.assertRefused(400, "InvalidResourceName", () -> service.createShare("Not--aName"));
    FileClients.assertRefused(400, "OutOfRangeInput", () -> service.createShare("ab"));
  }
}

package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.errors.ErrorCode;
import org.junit.jupiter.api.Test;

final class DeleteShareTest {
  private static final String LIFE = "/life?restype=share";
  private final Bench bench = new Bench();

  @Test
  void snapshotsAndTheirLeasesKeepAShare() {
    bench.share("life");
    String snapshot = bench.snapshot("life");
    assertThat(bench.refusal("DeleteShare", LIFE)).isEqualTo(ErrorCode.SHARE_HAS_SNAPSHOTS);
    bench.run(
        "AcquireShareLease",
        "/life?restype=share&comp=lease&sharesnapshot=" + snapshot,
        "x-ms-lease-duration",
        "-1");
    assertThat(bench.refusal("DeleteShare", LIFE, "x-ms-delete-snapshots", "include"))
        .isEqualTo(ErrorCode.DELETE_SHARE_WHEN_SNAPSHOT_LEASED);
    assertThat(bench.run("DeleteShare", LIFE, "x-ms-delete-snapshots", "include-leased").status())
        .isEqualTo(202);
  }

  @Test
  void aLeaseKeepsAShare() {
    bench.share("life");
    bench.run(
        "AcquireShareLease",
        "/life?restype=share&comp=lease",
        "x-ms-lease-duration",
        "-1",
        "x-ms-proposed-lease-id",
        "11111111-2222-3333-4444-555555555555");
    bench.refuses("412 LeaseIdMissing", "DeleteShare", LIFE);
    bench.refuses(
        "412 LeaseIdMismatchWithContainerOperation",
        "DeleteShare",
        LIFE,
        "x-ms-lease-id",
        "99999999-2222-3333-4444-555555555555");
    assertThat(
            bench
                .run("DeleteShare", LIFE, "x-ms-lease-id", "11111111-2222-3333-4444-555555555555")
                .status())
        .isEqualTo(202);
  }

  @Test
  void aSnapshotIsDeletedAlone() {
    bench.share("life");
    String snapshot = bench.snapshot("life");
    assertThat(bench.run("DeleteShare", LIFE + "&sharesnapshot=" + snapshot).status())
        .isEqualTo(202);
    bench.refuses("404 ShareSnapshotNotFound", "DeleteShare", LIFE + "&sharesnapshot=" + snapshot);
    assertThat(bench.run("DeleteShare", LIFE).status()).isEqualTo(202);
  }

  @Test
  void whatIsNotThereIsRefused() {
    bench.refuses("404 ShareNotFound", "DeleteShare", "/none?restype=share");
    bench.share("life");
    bench.refuses("400 InvalidHeaderValue", "DeleteShare", LIFE, "x-ms-delete-snapshots", "all");
  }
}

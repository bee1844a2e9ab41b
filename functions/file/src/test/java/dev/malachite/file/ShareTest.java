package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.errors.ErrorCode;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Test;

final class ShareTest {
  private static final String LIFE = "/life?restype=share";
  private final Bench bench = new Bench();

  @Test
  void aNameIsBlockedForHalfAMinuteAfterADeletion() {
    bench.share("life");
    assertThat(bench.refusal("CreateShare", LIFE)).isEqualTo(ErrorCode.SHARE_ALREADY_EXISTS);
    assertThat(bench.run("DeleteShare", LIFE).status()).isEqualTo(202);
    assertThat(bench.refusal("GetShareProperties", LIFE)).isEqualTo(ErrorCode.SHARE_NOT_FOUND);
    bench.clock.advance(Duration.ofMillis(29_999));
    assertThat(bench.refusal("CreateShare", LIFE)).isEqualTo(ErrorCode.SHARE_BEING_DELETED);
    bench.clock.advance(Duration.ofMillis(1));
    assertThat(bench.run("CreateShare", LIFE).status()).isEqualTo(201);
  }

  @Test
  void aDeletedShareComesBackWithItsFiles() {
    bench.share("life");
    bench.file("/life/a", 3);
    bench.write("/life/a", 0, new byte[] {1, 2, 3});
    bench.run("DeleteShare", LIFE);
    String listed = Bench.text(bench.run("ListShares", "/?comp=list&include=deleted"));
    String version = listed.replaceAll("(?s).*<Version>(.*)</Version>.*", "$1");
    bench.run(
        "RestoreShare",
        "/life?restype=share&comp=undelete",
        "x-ms-deleted-share-name",
        "life",
        "x-ms-deleted-share-version",
        version);
    assertThat(bench.read("/life/a")).containsExactly(1, 2, 3);
    assertThat(Bench.text(bench.run("ListShares", "/?comp=list&include=deleted")))
        .doesNotContain("<Deleted>");
  }

  @Test
  void nothingComesBackAfterTheRetention() {
    bench.share("life");
    bench.run("DeleteShare", LIFE);
    String listed = Bench.text(bench.run("ListShares", "/?comp=list&include=deleted"));
    String version = listed.replaceAll("(?s).*<Version>(.*)</Version>.*", "$1");
    bench.clock.advance(Duration.ofDays(7));
    assertThat(
            bench.refusal(
                "RestoreShare",
                "/life?restype=share&comp=undelete",
                "x-ms-deleted-share-name",
                "life",
                "x-ms-deleted-share-version",
                version))
        .isEqualTo(ErrorCode.SHARE_NOT_FOUND);
  }

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
  void listsSharesInOrderWithTheirSnapshots() {
    bench.share("abc");
    bench.share("abc-d");
    bench.share("abd");
    String snapshot = bench.snapshot("abc");
    String xml =
        Bench.text(bench.run("ListShares", "/?comp=list&include=snapshots&maxresults=3&prefix=ab"));
    assertThat(xml)
        .containsSubsequence(
            "<Name>abc</Name>", "<Snapshot>" + snapshot, "<Name>abc-d</Name>", "<NextMarker>");
    assertThat(xml).doesNotContain("abd");
    String marker = xml.replaceAll("(?s).*<NextMarker>(.*)</NextMarker>.*", "$1");
    assertThat(Bench.text(bench.run("ListShares", "/?comp=list&marker=" + marker)))
        .contains("<Name>abd</Name>")
        .doesNotContain("<Name>abc");
  }

  @Test
  void theQuotaLimitsWhatFilesMayHave() {
    bench.share("life", "x-ms-share-quota", "1");
    long gibibyte = 1L << 30;
    bench.file("/life/a", gibibyte - 10);
    assertThat(Bench.refusalOf(() -> bench.file("/life/b", 11)))
        .isEqualTo(ErrorCode.OUT_OF_RANGE_INPUT);
    bench.file("/life/b", 10);
    assertThat(Bench.text(bench.run("GetShareStats", "/life?restype=share&comp=stats")))
        .contains("<ShareUsageBytes>" + gibibyte + "<");
    bench.run("DeleteFile", "/life/a");
    assertThat(Bench.text(bench.run("GetShareStats", "/life?restype=share&comp=stats")))
        .contains("<ShareUsageBytes>10<");
  }

  @Test
  void aPermissionIsFoundByItsKey() {
    bench.share("life");
    String sddl = "O:S-1-5-21-1G:S-1-5-21-2D:(A;;FA;;;SY)S:NO_ACCESS_CONTROL";
    byte[] body = ("{\"permission\": \"" + sddl + "\"}").getBytes(StandardCharsets.UTF_8);
    String uri = "/life?restype=share&comp=filepermission";
    String key =
        bench
            .run("CreatePermission", uri, body)
            .headers()
            .first("x-ms-file-permission-key")
            .orElseThrow();
    assertThat(Bench.text(bench.run("GetPermission", uri, "x-ms-file-permission-key", key)))
        .contains("S-1-5-21-2");
    byte[] broken = "{\"permission\": \"everybody\"}".getBytes(StandardCharsets.UTF_8);
    assertThat(Bench.refusalOf(() -> bench.run("CreatePermission", uri, broken)))
        .isEqualTo(ErrorCode.FILE_INVALID_PERMISSION);
  }
}

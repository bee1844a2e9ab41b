package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Reply;
import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class CopyFileTest {
  private static final String HERE = "http://localhost:10003";
  private static final String FAR = "http://far:10003";
  private static final int LENGTH = 9_000_000;

  private final Bench bench = new Bench();
  private final byte[] content = new byte[LENGTH];

  CopyFileTest() {
    bench.share("data");
    new Random(1).nextBytes(content);
    bench.file("/data/f", LENGTH, "x-ms-meta-a", "b", "x-ms-content-type", "text/plain");
    for (int from = 0; from < LENGTH; from += 3_000_000) {
      byte[] part = new byte[3_000_000];
      System.arraycopy(content, from, part, 0, part.length);
      bench.write("/data/f", from, part);
    }
  }

  private Reply copy(String source) {
    return bench.run("CopyFile", "/data/g", "x-ms-copy-source", source);
  }

  private String copied(String header) {
    return bench.header(header, "GetFileProperties", "/data/g");
  }

  @Test
  void whatIsNearIsCopiedAtOnceWithItsProperties() {
    Reply reply = copy(HERE + "/data/f");
    assertThat(reply.status()).isEqualTo(202);
    assertThat(reply.headers().first("x-ms-copy-status")).contains("success");
    assertThat(bench.read("/data/g")).isEqualTo(content);
    assertThat(copied("x-ms-meta-a")).isEqualTo("b");
    assertThat(copied("Content-Type")).isEqualTo("text/plain");
    assertThat(copied("x-ms-copy-progress")).isEqualTo(LENGTH + "/" + LENGTH);
    assertThat(bench.background).isEmpty();
  }

  @Test
  void aSparseSourceCostsItsRanges() {
    bench.file("/data/f", 4L << 30);
    bench.write("/data/f", 1L << 30, new byte[] {1});
    copy(FAR + "/data/f");
    long before = bench.store.meter().commits();
    bench.background.remove().run();
    assertThat(bench.store.meter().commits() - before).isLessThan(5);
    assertThat(Bench.text(bench.run("ListRanges", "/data/g?comp=rangelist")))
        .contains("<Start>" + (1L << 30) + "</Start>")
        .containsOnlyOnce("<Range>");
  }

  @Test
  void whatIsFarIsAllZerosUntilItIsCopied() {
    assertThat(copy(FAR + "/data/f").headers().first("x-ms-copy-status")).contains("pending");
    assertThat(copied("x-ms-copy-status")).isEqualTo("pending");
    assertThat(copied("x-ms-copy-progress")).isEqualTo("0/" + LENGTH);
    assertThat(copied("x-ms-copy-completion-time")).isEmpty();
    assertThat(bench.read("/data/g")).hasSize(LENGTH).containsOnly(0);
    String etag = copied("ETag");
    bench.background.remove().run();
    assertThat(copied("x-ms-copy-status")).isEqualTo("success");
    assertThat(copied("x-ms-copy-progress")).isEqualTo(LENGTH + "/" + LENGTH);
    assertThat(copied("x-ms-copy-completion-time")).isNotEmpty();
    assertThat(copied("ETag")).isNotEqualTo(etag);
    assertThat(bench.read("/data/g")).isEqualTo(content);
    assertThat(Bench.text(bench.run("GetShareStats", "/data?restype=share&comp=stats")))
        .contains("<ShareUsageBytes>" + 2 * LENGTH + "<");
  }

  @Test
  void nobodyElseMayTouchTheTargetMeanwhile() {
    copy(FAR + "/data/f");
    String pending = "409 PendingCopyOperation";
    assertThat(bench.refused("DeleteFile", "/data/g")).isEqualTo(pending);
    assertThat(bench.refused("SetFileMetadata", "/data/g?comp=metadata")).isEqualTo(pending);
    assertThat(bench.refused("SetFileProperties", "/data/g?comp=properties")).isEqualTo(pending);
    assertThat(
            bench.refused("CreateFile", "/data/g", "x-ms-type", "file", "x-ms-content-length", "1"))
        .isEqualTo(pending);
    assertThat(
            bench.refused(
                "PutRange", "/data/g?comp=range", "x-ms-write", "clear", "x-ms-range", "bytes=0-1"))
        .isEqualTo(pending);
    assertThat(bench.refused("AcquireFileLease", "/data/g?comp=lease", "x-ms-lease-duration", "-1"))
        .isEqualTo(pending);
    assertThat(
            bench.refused(
                "RenameFile", "/data/h?comp=rename", "x-ms-file-rename-source", HERE + "/data/g"))
        .isEqualTo(pending);
    assertThat(bench.refused("CopyFile", "/data/g", "x-ms-copy-source", HERE + "/data/f"))
        .isEqualTo(pending);
    bench.background.remove().run();
    assertThat(bench.run("DeleteFile", "/data/g").status()).isEqualTo(202);
  }

  @Test
  void aSourceThatChangesOrVanishesEndsTheCopy() {
    copy(FAR + "/data/f");
    bench.write("/data/f", 0, new byte[1]);
    bench.background.remove().run();
    assertThat(copied("x-ms-copy-status")).isEqualTo("failed");
    assertThat(copied("x-ms-copy-status-description")).startsWith("412 SourceConditionNotMet");
    assertThat(bench.read("/data/g")).isEmpty();
    copy(FAR + "/data/f");
    bench.run("DeleteFile", "/data/f");
    bench.background.remove().run();
    assertThat(copied("x-ms-copy-status-description")).startsWith("404 ResourceNotFound");
  }

  @Test
  void aCopyEndsAfterTwoWeeks() {
    copy(FAR + "/data/f");
    bench.clock.advance(Duration.ofDays(15));
    bench.background.remove().run();
    assertThat(copied("x-ms-copy-status-description")).startsWith("500 OperationCancelled");
  }

  @Test
  void aCopyGoesOnWhereverItsDirectoryMoves() {
    bench.directory("/data/a");
    bench.run("CopyFile", "/data/a/g", "x-ms-copy-source", FAR + "/data/f");
    bench.run(
        "RenameDirectory",
        "/data/b?restype=directory&comp=rename",
        "x-ms-file-rename-source",
        HERE + "/data/a");
    String snapshot = bench.snapshot("data");
    bench.background.remove().run();
    assertThat(bench.read("/data/b/g")).isEqualTo(content);
    assertThat(bench.read("/data/b/g?sharesnapshot=" + snapshot)).containsOnly(0);
  }

  @Test
  void whatADeadProcessBeganAnotherEnds() {
    copy(FAR + "/data/f");
    bench.background.clear();
    bench.service.tend();
    assertThat(bench.background).isEmpty();
    bench.clock.advance(Duration.ofMinutes(3));
    bench.service.tend();
    bench.background.remove().run();
    assertThat(bench.read("/data/g")).isEqualTo(content);
    bench.clock.advance(Duration.ofMinutes(3));
    bench.service.tend();
    assertThat(bench.background).isEmpty();
  }

  @Test
  void aCopyOfADeletedShareWaitsForItsReturn() {
    copy(FAR + "/data/f");
    bench.run("DeleteShare", "/data?restype=share");
    bench.background.remove().run();
    String listed = Bench.text(bench.run("ListShares", "/?comp=list&include=deleted"));
    bench.run(
        "RestoreShare",
        "/data?restype=share&comp=undelete",
        "x-ms-deleted-share-name",
        "data",
        "x-ms-deleted-share-version",
        listed.replaceAll("(?s).*<Version>(.*)</Version>.*", "$1"));
    bench.clock.advance(Duration.ofMinutes(3));
    bench.service.tend();
    bench.background.remove().run();
    assertThat(bench.read("/data/g")).isEqualTo(content);
  }

  @Test
  void whatCannotBeCopiedIsRefused() {
    assertThat(bench.refused("CopyFile", "/data/g", "x-ms-copy-source", HERE + "/data/none"))
        .isEqualTo("404 CannotVerifyCopySource");
    assertThat(bench.refused("CopyFile", "/data/x/g", "x-ms-copy-source", HERE + "/data/f"))
        .isEqualTo("404 ParentNotFound");
    assertThat(bench.refused("CopyFile", "/none/g", "x-ms-copy-source", HERE + "/data/f"))
        .isEqualTo("404 ShareNotFound");
    assertThat(bench.refused("CopyFile", "/data/g", "x-ms-copy-source", "nowhere"))
        .isEqualTo("400 InvalidHeaderValue");
    bench.directory("/data/d");
    assertThat(bench.refused("CopyFile", "/data/d", "x-ms-copy-source", HERE + "/data/f"))
        .isEqualTo("409 ResourceTypeMismatch");
    bench.file("/data/g", 0, "x-ms-file-attributes", "ReadOnly");
    assertThat(bench.refused("CopyFile", "/data/g", "x-ms-copy-source", HERE + "/data/f"))
        .isEqualTo("409 ReadOnlyAttribute");
    assertThat(
            bench
                .run(
                    "CopyFile",
                    "/data/g",
                    "x-ms-copy-source",
                    HERE + "/data/f",
                    "x-ms-file-copy-ignore-readonly",
                    "true")
                .status())
        .isEqualTo(202);
  }
}

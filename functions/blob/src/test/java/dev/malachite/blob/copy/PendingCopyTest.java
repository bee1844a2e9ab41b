package dev.malachite.blob.copy;

import static dev.malachite.blob.TestBlobs.random;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Copies that take longer than their request: here every source on a host that is far. */
class PendingCopyTest {
  private static final String FAR = "http://far:10000";

  private final TestBlobs blobs = new TestBlobs();
  private final byte[] content = random(30_000, 6);

  @BeforeEach
  void create() {
    blobs.send("PutBlob", "/box/source", content, "x-ms-meta-one", "1");
  }

  private String begin(String path) {
    return blobs
        .send("CopyBlob", "/box/copy", "x-ms-copy-source", FAR + path)
        .headers()
        .first("x-ms-copy-id")
        .orElseThrow();
  }

  private String copied(String header) {
    return blobs.header("/box/copy", header);
  }

  @Test
  void theDestinationIsEmptyUntilTheCopyIsDone() {
    begin("/box/source");
    assertThat(copied("x-ms-copy-status")).isEqualTo("pending");
    assertThat(copied("x-ms-copy-progress")).isEqualTo("0/30000");
    assertThat(copied("x-ms-meta-one")).isEqualTo("1");
    assertThat(blobs.bytes("/box/copy")).isEmpty();
    String etag = copied("ETag");
    blobs.runOne();
    assertThat(copied("x-ms-copy-status")).isEqualTo("success");
    assertThat(copied("x-ms-copy-progress")).isEqualTo("30000/30000");
    assertThat(copied("ETag")).isNotEqualTo(etag);
    assertThat(blobs.bytes("/box/copy")).isEqualTo(content);
  }

  @Test
  void pagesAreZeroUntilTheCopyIsDone() {
    blobs.send("PutPageBlob", "/box/pages", "x-ms-blob-content-length", "8796093022208");
    byte[] pages = random(4 * 1024 * 1024, 8);
    blobs.send("PutPage", "/box/pages?comp=page", pages, "x-ms-range", "bytes=2097152-6291455");
    begin("/box/pages");
    assertThat(copied("Content-Length")).isEqualTo("8796093022208");
    assertThat(
            TestBlobs.read(
                blobs.send("GetBlob", "/box/copy", "x-ms-range", "bytes=2097152-2097663")))
        .containsOnly(0);
    blobs.runOne();
    assertThat(copied("x-ms-copy-status")).isEqualTo("success");
    assertThat(
            TestBlobs.read(
                blobs.send("GetBlob", "/box/copy", "x-ms-range", "bytes=2097152-6291455")))
        .isEqualTo(pages);
  }

  @Test
  void nobodyElseMayTouchTheDestinationMeanwhile() {
    begin("/box/source");
    String pending = "409 PendingCopyOperation";
    assertThat(blobs.refusal("PutBlob", "/box/copy", new byte[1])).isEqualTo(pending);
    assertThat(blobs.refusal("PutBlock", "/box/copy?comp=block&blockid=AAAA", new byte[1]))
        .isEqualTo(pending);
    assertThat(blobs.refusal("SetBlobMetadata", "/box/copy?comp=metadata")).isEqualTo(pending);
    assertThat(blobs.refusal("SetBlobProperties", "/box/copy?comp=properties")).isEqualTo(pending);
    assertThat(blobs.refusal("SnapshotBlob", "/box/copy?comp=snapshot")).isEqualTo(pending);
    assertThat(
            blobs.refusal("AcquireBlobLease", "/box/copy?comp=lease", "x-ms-lease-duration", "-1"))
        .isEqualTo(pending);
    assertThat(blobs.refusal("CopyBlob", "/box/copy", "x-ms-copy-source", FAR + "/box/source"))
        .isEqualTo(pending);
    blobs.runOne();
    assertThat(blobs.send("PutBlob", "/box/copy", new byte[1]).status()).isEqualTo(201);
  }

  @Test
  void aSourceThatChangesMeanwhileEndsTheCopy() {
    begin("/box/source");
    blobs.send("PutBlob", "/box/source", new byte[30_000]);
    blobs.runOne();
    assertThat(copied("x-ms-copy-status")).isEqualTo("failed");
    assertThat(copied("x-ms-copy-status-description")).startsWith("412 SourceConditionNotMet");
    assertThat(blobs.bytes("/box/copy")).isEmpty();
  }

  @Test
  void aSourceThatVanishesEndsTheCopy() {
    begin("/box/source");
    blobs.send("DeleteBlob", "/box/source");
    blobs.runOne();
    assertThat(copied("x-ms-copy-status")).isEqualTo("failed");
    assertThat(copied("x-ms-copy-status-description")).startsWith("404 ");
  }

  @Test
  void aCopyEndsAfterTwoWeeks() {
    begin("/box/source");
    blobs.bench().pass(Duration.ofDays(15));
    blobs.runOne();
    assertThat(copied("x-ms-copy-status-description")).startsWith("500 OperationCancelled");
  }

  @Test
  void whatAKilledProcessBeganAnotherEnds() {
    begin("/box/source");
    blobs.forgetBackground();
    blobs.runner().continueAbandoned();
    assertThat(blobs.isIdle()).isTrue();
    blobs.bench().pass(Duration.ofMinutes(3));
    blobs.runner().continueAbandoned();
    blobs.runOne();
    assertThat(copied("x-ms-copy-status")).isEqualTo("success");
    assertThat(blobs.bytes("/box/copy")).isEqualTo(content);
    blobs.bench().pass(Duration.ofMinutes(3));
    blobs.runner().continueAbandoned();
    assertThat(blobs.isIdle()).isTrue();
  }

  @Test
  void aCopyStoppedAtAnyPieceIsContinuedThere() {
    blobs.send("PutPageBlob", "/box/pages", "x-ms-blob-content-length", "1048576");
    for (long page : List.of(1L, 5L, 9L, 100L)) {
      blobs.send(
          "PutPage",
          "/box/pages?comp=page",
          random(512, page),
          "x-ms-range",
          "bytes=" + page * 512 + "-" + (page * 512 + 511));
    }
    begin("/box/pages");
    StoppingCopies.runPieces(blobs, 2);
    assertThat(copied("x-ms-copy-progress")).isEqualTo("3072/1048576");
    blobs.bench().pass(Duration.ofMinutes(3));
    blobs.runner().continueAbandoned();
    blobs.runOne();
    blobs.runOne();
    assertThat(copied("x-ms-copy-status")).isEqualTo("success");
    assertThat(blobs.bytes("/box/copy")).isEqualTo(blobs.bytes("/box/pages"));
  }
}

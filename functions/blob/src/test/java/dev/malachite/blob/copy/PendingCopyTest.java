package dev.malachite.blob.copy;

import static dev.malachite.blob.TestBlobs.random;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.CopyWork;
import dev.malachite.blob.model.CopyWorkCodec;
import dev.malachite.store.Decision;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
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

  /** As reclaim takes a blob away whose container is gone. */
  private void takeAwayTheBlob(String id) {
    BlobStore store = blobs.bench().blobs();
    Item work = store.store().read(List.of(CopyWork.key(id))).get(CopyWork.key(id));
    Key head = CopyWorkCodec.decode(work.value()).head();
    store.transactions().run(known -> List.of(head), view -> Decision.of(true).delete(head));
  }

  private boolean isForgotten(String id) {
    return blobs.bench().blobs().store().read(List.of(CopyWork.key(id))).isEmpty();
  }

  @Test
  void aCopyWhoseBlobIsGoneIsForgotten() {
    String id = begin("/box/source");
    takeAwayTheBlob(id);
    assertThat(isForgotten(id)).isFalse();
    blobs.runOne();
    assertThat(isForgotten(id)).isTrue();
    assertThat(blobs.refusal("GetBlob", "/box/copy")).isEqualTo("404 BlobNotFound");
  }

  @Test
  void aCopyWhoseBlobWasReplacedIsForgottenAndLeavesTheNewOneAlone() {
    String id = begin("/box/source");
    takeAwayTheBlob(id);
    blobs.send("PutBlob", "/box/copy", new byte[3]);
    String etag = copied("ETag");
    blobs.runOne();
    assertThat(isForgotten(id)).isTrue();
    assertThat(copied("ETag")).isEqualTo(etag);
    assertThat(blobs.bytes("/box/copy")).hasSize(3);
  }

  @Test
  void aCopyWhoseBlobGoesAtAnyStepIsForgotten() {
    for (int steps = 0; steps < 2; steps++) {
      String id = begin("/box/source");
      AtomicInteger left = new AtomicInteger(steps);
      blobs
          .runner()
          .run(
              CopyWork.key(id),
              () -> {
                if (left.getAndDecrement() == 0) {
                  takeAwayTheBlob(id);
                }
                return true;
              });
      assertThat(left.get()).as("it went while the copy was under way").isLessThan(0);
      assertThat(isForgotten(id)).isTrue();
    }
  }
}

package dev.malachite.blob.copy;

import static dev.malachite.blob.TestBlobs.random;
import static dev.malachite.blob.cases.BlobState.APPEND_BLOB;
import static dev.malachite.blob.cases.BlobState.ARCHIVED;
import static dev.malachite.blob.cases.BlobState.BLOCK_BLOB;
import static dev.malachite.blob.cases.BlobState.COPY_PENDING;
import static dev.malachite.blob.cases.BlobState.HELD;
import static dev.malachite.blob.cases.BlobState.NO_BLOB;
import static dev.malachite.blob.cases.BlobState.NO_CONTAINER;
import static dev.malachite.blob.cases.BlobState.PAGE_BLOB;
import static dev.malachite.blob.cases.BlobState.SNAPSHOT;
import static dev.malachite.blob.cases.BlobState.UNCOMMITTED;
import static dev.malachite.blob.cases.LeaseState.AVAILABLE;
import static dev.malachite.blob.cases.LeaseState.BREAKING;
import static dev.malachite.blob.cases.LeaseState.BROKEN;
import static dev.malachite.blob.cases.LeaseState.EXPIRED;
import static dev.malachite.blob.cases.LeaseState.LEASED;
import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.BlobState;
import dev.malachite.blob.cases.ConditionCases;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.LeaseCases;
import dev.malachite.blob.cases.LeaseState;
import dev.malachite.blob.cases.Probe;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class AbortCopyBlobTest {
  private static final String OTHER = "00000000-0000-0000-0000-000000000000";
  private static final String LEASE = "x-ms-lease-id";

  /** The blob is not copied to: there is nothing to abort. */
  private static final Probe IDLE =
      Probe.of("AbortCopyBlob", uri(OTHER), Given::blockBlobAndSource);

  private static final Probe PROBE = IDLE.at(uri("")).after(AbortCopyBlobTest::begin);
  private final TestBlobs blobs = new TestBlobs();

  private static String uri(String id) {
    return "/box/b?comp=copy&copyid=" + id;
  }

  /** Copies, as the holder of the lease where there is one. */
  private static void begin(TestBlobs blobs) {
    boolean locked = blobs.header("/box/b", "x-ms-lease-status").equals("locked");
    List<String> headers =
        new ArrayList<>(
            List.of("x-ms-copy-source", "http://far/box/source", "x-ms-tags", "colour=red"));
    if (locked) {
      headers.addAll(List.of(LEASE, LeaseCases.ID));
    }
    blobs.send("CopyBlob", "/box/b", headers.toArray(String[]::new));
  }

  @Test
  void itLeavesAnEmptyBlobWithItsMetadata() {
    blobs.send("PutBlob", "/box/source", random(30_000, 1), "x-ms-meta-one", "1");
    String id =
        blobs
            .send("CopyBlob", "/box/b", "x-ms-copy-source", "http://far/box/source")
            .headers()
            .first("x-ms-copy-id")
            .orElseThrow();
    String etag = blobs.header("/box/b", "ETag");
    assertThat(blobs.send("AbortCopyBlob", uri(id)).status()).isEqualTo(204);
    assertThat(blobs.header("/box/b", "x-ms-copy-status")).isEqualTo("aborted");
    assertThat(blobs.header("/box/b", "x-ms-meta-one")).isEqualTo("1");
    assertThat(blobs.header("/box/b", "ETag")).isNotEqualTo(etag);
    assertThat(blobs.bytes("/box/b")).isEmpty();
    blobs.runOne();
    assertThat(blobs.header("/box/b", "x-ms-copy-status")).isEqualTo("aborted");
    assertThat(blobs.refusal("AbortCopyBlob", uri(id))).isEqualTo("409 NoPendingCopyOperation");
  }

  /** It takes no conditions: whoever has the id of the copy may end it. */
  @TestFactory
  Stream<DynamicTest> conditionsAreIgnored() {
    return ConditionCases.ignored(PROBE);
  }

  /** A lease that had ended is forgotten when the copy begins, so no copy is pending with one. */
  @TestFactory
  Stream<DynamicTest> leases() {
    return LeaseCases.ofWrite(PROBE, AVAILABLE, LEASED, BREAKING);
  }

  @Test
  void aLeaseThatHadEndedIsForgotten() {
    for (LeaseState ended : List.of(BROKEN, EXPIRED)) {
      Probe probe =
          PROBE.given(each -> {
            Given.blockBlobAndSource(each);
            ended.bring(each, "/box/b");
          });
      assertThat(probe.outcome()).isEqualTo("204");
      assertThat(probe.outcome(LEASE, LeaseCases.ID))
          .isEqualTo("412 LeaseNotPresentWithBlobOperation");
    }
  }

  @Test
  void aLeaseThatBreaksWhileTheCopyIsPendingIsLost() {
    Probe probe =
        PROBE
            .given(each -> {
              Given.blockBlobAndSource(each);
              BREAKING.bring(each, "/box/b");
            })
            .after(each -> {
              begin(each);
              each.bench().pass(Duration.ofSeconds(31));
            });
    assertThat(probe.outcome(LEASE, LeaseCases.ID)).isEqualTo("412 LeaseLost");
    assertThat(probe.on(() -> blobs).outcome()).isEqualTo("204");
    assertThat(blobs.header("/box/b", "x-ms-lease-state")).isEqualTo("available");
  }

  @TestFactory
  Stream<DynamicTest> states() {
    String nothing = "409 NoPendingCopyOperation";
    return BlobState.cases(
        IDLE,
        Map.ofEntries(
            entry(NO_CONTAINER, "404 ContainerNotFound"),
            entry(NO_BLOB, "404 BlobNotFound"),
            entry(UNCOMMITTED, "404 BlobNotFound"),
            entry(BLOCK_BLOB, nothing),
            entry(APPEND_BLOB, nothing),
            entry(PAGE_BLOB, nothing),
            entry(ARCHIVED, nothing),
            entry(HELD, nothing),
            entry(SNAPSHOT, "400 InvalidOperation"),
            entry(COPY_PENDING, "409 CopyIdMismatch")));
  }

  @Test
  void itNeedsAnId() {
    assertThat(IDLE.at("/box/b?comp=copy").outcome())
        .isEqualTo("400 MissingRequiredQueryParameter");
    assertThat(IDLE.at(uri("x")).outcome()).isEqualTo("400 InvalidQueryParameterValue");
  }
}

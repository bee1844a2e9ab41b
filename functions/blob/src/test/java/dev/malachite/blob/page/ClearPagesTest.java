package dev.malachite.blob.page;

import static dev.malachite.blob.TestBlobs.random;
import static dev.malachite.blob.cases.BlobState.APPEND_BLOB;
import static dev.malachite.blob.cases.BlobState.BLOCK_BLOB;
import static dev.malachite.blob.cases.BlobState.COPY_PENDING;
import static dev.malachite.blob.cases.BlobState.HELD;
import static dev.malachite.blob.cases.BlobState.IMMUTABLE;
import static dev.malachite.blob.cases.BlobState.NO_BLOB;
import static dev.malachite.blob.cases.BlobState.NO_CONTAINER;
import static dev.malachite.blob.cases.BlobState.SNAPSHOT;
import static dev.malachite.blob.cases.BlobState.UNCOMMITTED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.BlobState;
import dev.malachite.blob.cases.ConditionCases;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.LeaseCases;
import dev.malachite.blob.cases.Probe;
import dev.malachite.protocol.Reply;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class ClearPagesTest {
  private static final String URI = "/box/b?comp=page";
  private static final Probe BARE = Probe.of("ClearPages", URI, Given::pageBlob);
  private static final Probe PROBE = BARE.with("x-ms-range", "bytes=512-1023");

  @Test
  void clearedPagesAreZeroAndNotListed() {
    TestBlobs blobs = new TestBlobs();
    Given.pageBlob(blobs);
    blobs.send("PutPage", URI, random(4096, 2), "x-ms-range", "bytes=0-4095");
    String etag = blobs.header("/box/b", "ETag");
    Reply reply = blobs.send("ClearPages", URI, "x-ms-range", "bytes=512-1023");
    assertThat(reply.status()).isEqualTo(201);
    assertThat(reply.headers().first("x-ms-blob-sequence-number")).contains("7");
    assertThat(reply.headers().first("ETag")).isPresent().get().isNotEqualTo(etag);
    assertThat(Arrays.copyOfRange(blobs.bytes("/box/b"), 512, 1024)).containsOnly(0);
    assertThat(TestBlobs.text(blobs.send("GetPageRanges", "/box/b?comp=pagelist")))
        .contains(
            "<PageRange><Start>0</Start><End>511</End></PageRange>"
                + "<PageRange><Start>1024</Start><End>4095</End></PageRange>");
  }

  @TestFactory
  Stream<DynamicTest> conditions() {
    return ConditionCases.ofWrite(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> leases() {
    return LeaseCases.ofWrite(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> states() {
    return BlobState.cases(
        PROBE,
        Map.of(
            NO_CONTAINER, "404 ContainerNotFound",
            NO_BLOB, "404 BlobNotFound",
            UNCOMMITTED, "404 BlobNotFound",
            SNAPSHOT, "400 InvalidOperation",
            BLOCK_BLOB, "409 InvalidBlobType",
            APPEND_BLOB, "409 InvalidBlobType",
            HELD, "409 BlobImmutableDueToLegalHold",
            IMMUTABLE, "409 BlobImmutableDueToPolicy",
            COPY_PENDING, "409 PendingCopyOperation"));
  }

  @Test
  void theSequenceNumberCanBeACondition() {
    String unmet = "412 SequenceNumberConditionNotMet";
    assertThat(PROBE.outcome("x-ms-if-sequence-number-le", "6")).isEqualTo(unmet);
    assertThat(PROBE.outcome("x-ms-if-sequence-number-lt", "7")).isEqualTo(unmet);
    assertThat(PROBE.outcome("x-ms-if-sequence-number-eq", "8")).isEqualTo(unmet);
    assertThat(
            PROBE.outcome(
                "x-ms-if-sequence-number-le",
                "7",
                "x-ms-if-sequence-number-lt",
                "8",
                "x-ms-if-sequence-number-eq",
                "7"))
        .isEqualTo("201");
    assertThat(PROBE.outcome("x-ms-if-sequence-number-eq", "x"))
        .isEqualTo("400 InvalidHeaderValue");
  }

  @Test
  void rangesMustBeAlignedAndInside() {
    assertThat(BARE.outcome()).isEqualTo("400 MissingRequiredHeader");
    assertThat(PROBE.body(new byte[512]).outcome()).isEqualTo("400 InvalidHeaderValue");
    assertThat(BARE.outcome("x-ms-range", "bytes=0-100")).isEqualTo("416 InvalidPageRange");
    assertThat(BARE.outcome("x-ms-range", "bytes=4096-8191")).isEqualTo("416 InvalidPageRange");
    assertThat(BARE.outcome("x-ms-range", "pages=0-511")).isEqualTo("400 InvalidHeaderValue");
  }
}

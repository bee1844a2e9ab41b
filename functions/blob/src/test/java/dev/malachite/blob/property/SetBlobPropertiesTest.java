package dev.malachite.blob.property;

import static dev.malachite.blob.cases.BlobState.ARCHIVED;
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
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class SetBlobPropertiesTest {
  private static final Probe PROBE =
      Probe.of(
          "SetBlobProperties",
          "/box/b?comp=properties",
          Given::blockBlob,
          "x-ms-blob-content-type",
          "text/plain");
  private static final String URI = "/box/b?comp=properties";
  private static final String PAGES = "/box/p?comp=properties";
  private final TestBlobs blobs = new TestBlobs();

  @BeforeEach
  void put() {
    blobs.send(
        "PutBlob",
        "/box/b",
        new byte[3],
        "x-ms-blob-content-type",
        "text/plain",
        "x-ms-blob-content-language",
        "en",
        "x-ms-meta-a",
        "1");
    blobs.send(
        "PutPageBlob",
        "/box/p",
        "x-ms-blob-content-length",
        "1024",
        "x-ms-blob-content-type",
        "text/plain");
  }

  @Test
  void theSixHeadersAreReplacedTogether() {
    String etag = blobs.header("/box/b", "ETag");
    Reply reply = blobs.send("SetBlobProperties", URI, "x-ms-blob-cache-control", "no-store");
    assertThat(reply.status()).isEqualTo(200);
    assertThat(blobs.header("/box/b", "ETag"))
        .isNotEqualTo(etag)
        .isEqualTo(reply.headers().first("ETag").orElseThrow());
    assertThat(blobs.header("/box/b", "Cache-Control")).isEqualTo("no-store");
    assertThat(blobs.header("/box/b", "Content-Language")).isEmpty();
    assertThat(blobs.header("/box/b", "Content-MD5")).isEmpty();
    assertThat(blobs.header("/box/b", "x-ms-meta-a")).isEqualTo("1");
  }

  @Test
  void sizeAndSequenceNumberOfPageBlobsLeaveTheHeaders() {
    blobs.send("SetBlobProperties", PAGES, "x-ms-blob-content-length", "2048");
    assertThat(blobs.header("/box/p", "Content-Length")).isEqualTo("2048");
    blobs.send(
        "SetBlobProperties",
        PAGES,
        "x-ms-sequence-number-action",
        "update",
        "x-ms-blob-sequence-number",
        "7");
    blobs.send("SetBlobProperties", PAGES, "x-ms-sequence-number-action", "increment");
    assertThat(blobs.header("/box/p", "x-ms-blob-sequence-number")).isEqualTo("8");
    blobs.send(
        "SetBlobProperties",
        PAGES,
        "x-ms-sequence-number-action",
        "max",
        "x-ms-blob-sequence-number",
        "3");
    assertThat(blobs.header("/box/p", "x-ms-blob-sequence-number")).isEqualTo("8");
    assertThat(blobs.header("/box/p", "Content-Type")).isEqualTo("text/plain");
  }

  @Test
  void badInputIsRefused() {
    assertThat(blobs.refusal("SetBlobProperties", URI, "x-ms-blob-content-length", "1024"))
        .isEqualTo("409 InvalidBlobType");
    assertThat(blobs.refusal("SetBlobProperties", PAGES, "x-ms-blob-content-length", "1000"))
        .isEqualTo("400 InvalidHeaderValue");
    assertThat(blobs.refusal("SetBlobProperties", PAGES, "x-ms-sequence-number-action", "update"))
        .isEqualTo("400 MissingRequiredHeader");
    assertThat(blobs.refusal("SetBlobProperties", URI, "x-ms-blob-content-md5", "x"))
        .isEqualTo("400 InvalidMd5");
    assertThat(blobs.refusal("SetBlobProperties", URI, "If-Match", "\"0x1\""))
        .isEqualTo("412 ConditionNotMet");
    assertThat(blobs.refusal("SetBlobProperties", "/box/none?comp=properties"))
        .isEqualTo("404 BlobNotFound");
    assertThat(
            blobs.refusal(
                "SetBlobProperties", URI, "x-ms-lease-id", "11111111-1111-1111-1111-111111111111"))
        .isEqualTo("412 LeaseNotPresentWithBlobOperation");
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
            ARCHIVED, "409 BlobArchived",
            HELD, "409 BlobImmutableDueToLegalHold",
            IMMUTABLE, "409 BlobImmutableDueToPolicy",
            COPY_PENDING, "409 PendingCopyOperation"));
  }

  @Test
  void badSequenceNumbersAreRefused() {
    String action = "x-ms-sequence-number-action";
    String number = "x-ms-blob-sequence-number";
    assertThat(blobs.refusal("SetBlobProperties", PAGES, action, "decrement", number, "1"))
        .isEqualTo("400 InvalidHeaderValue");
    assertThat(blobs.refusal("SetBlobProperties", PAGES, action, "increment", number, "1"))
        .isEqualTo("400 InvalidHeaderValue");
    assertThat(blobs.refusal("SetBlobProperties", URI, action, "increment"))
        .isEqualTo("409 InvalidBlobType");
    String highest = Long.toString(Long.MAX_VALUE);
    blobs.send("SetBlobProperties", PAGES, action, "update", number, highest);
    assertThat(blobs.refusal("SetBlobProperties", PAGES, action, "increment"))
        .isEqualTo("409 SequenceNumberIncrementTooLarge");
  }

  @Test
  void aPageBlobGrowsAsFarAsItsTierHasRoom() {
    Probe grow = PROBE.given(Given::pageBlob);
    Probe small =
        grow.given(each -> {
          Given.pageBlob(each);
          each.send("SetBlobTier", "/box/b?comp=tier", "x-ms-access-tier", "P4");
        });
    String size = "x-ms-blob-content-length";
    String more = Long.toString((32L << 30) + 512);
    assertThat(grow.outcome(size, more)).isEqualTo("200");
    assertThat(small.outcome(size, Long.toString(32L << 30))).isEqualTo("200");
    assertThat(small.outcome(size, more)).isEqualTo("409 ContentLengthLargerThanTierLimit");
  }
}

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
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class PutPageTest {
  private static final Probe PROBE =
      Probe.of("PutPage", "/box/b?comp=page", Given::pageBlob, "x-ms-range", "bytes=0-511")
          .body(new byte[512]);
  private static final String URI = "/box/p?comp=page";
  private static final String LEASE = "11111111-1111-1111-1111-111111111111";

  private final TestBlobs blobs = new TestBlobs();

  @BeforeEach
  void create() {
    blobs.send(
        "PutPageBlob",
        "/box/p",
        "x-ms-blob-content-length",
        "4096",
        "x-ms-blob-sequence-number",
        "7");
  }

  private String refusal(int length, String range, String... headers) {
    String[] all = Arrays.copyOf(headers, headers.length + 2);
    all[headers.length] = "x-ms-range";
    all[headers.length + 1] = range;
    return blobs.refusal("PutPage", URI, new byte[length], all);
  }

  @Test
  void pagesAreWrittenWhereTheRangeSays() {
    byte[] page = random(512, 1);
    String before = blobs.header("/box/p", "ETag");
    Reply reply = blobs.send("PutPage", URI, page, "Range", "bytes=1024-1535");
    assertThat(reply.status()).isEqualTo(201);
    assertThat(reply.headers().first("x-ms-blob-sequence-number")).contains("7");
    assertThat(reply.headers().first("x-ms-content-crc64")).isPresent();
    assertThat(blobs.header("/box/p", "ETag")).isNotEqualTo(before);
    byte[] expected = new byte[4096];
    System.arraycopy(page, 0, expected, 1024, 512);
    assertThat(blobs.bytes("/box/p")).isEqualTo(expected);
  }

  @Test
  void rangesMustBeAlignedAndInside() {
    assertThat(refusal(512, "bytes=1-512")).isEqualTo("416 InvalidPageRange");
    assertThat(refusal(511, "bytes=0-510")).isEqualTo("416 InvalidPageRange");
    assertThat(refusal(512, "bytes=4096-4607")).isEqualTo("416 InvalidPageRange");
    assertThat(refusal(512, "pages=0-511")).isEqualTo("400 InvalidHeaderValue");
    assertThat(refusal(512, "bytes=0-")).isEqualTo("400 InvalidHeaderValue");
    assertThat(refusal(1024, "bytes=0-511")).isEqualTo("400 InvalidHeaderValue");
    assertThat(refusal(4194816, "bytes=0-4194815")).isEqualTo("413 RequestBodyTooLarge");
    assertThat(blobs.refusal("PutPage", URI, new byte[512])).isEqualTo("400 MissingRequiredHeader");
  }

  @Test
  void otherBlobsAreRefused() {
    blobs.send("PutBlob", "/box/block", new byte[1], "x-ms-blob-type", "BlockBlob");
    assertThat(
            blobs.refusal(
                "PutPage", "/box/block?comp=page", new byte[512], "x-ms-range", "bytes=0-511"))
        .isEqualTo("409 InvalidBlobType");
    assertThat(
            blobs.refusal(
                "PutPage", "/box/none?comp=page", new byte[512], "x-ms-range", "bytes=0-511"))
        .isEqualTo("404 BlobNotFound");
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
  void digestsAreVerifiedAndNothingIsLeftBehind() {
    assertThat(refusal(512, "bytes=0-511", "Content-MD5", "AAAAAAAAAAAAAAAAAAAAAA=="))
        .isEqualTo("400 Md5Mismatch");
    assertThat(refusal(512, "bytes=0-511", "x-ms-content-crc64", "AAAAAAAAAAA="))
        .isEqualTo("400 Crc64Mismatch");
    assertThat(refusal(512, "bytes=0-511", "x-ms-lease-id", LEASE))
        .isEqualTo("412 LeaseNotPresentWithBlobOperation");
    assertThat(blobs.bench().blobs().content().list(Optional.empty(), 1)).isEmpty();
  }
}

package dev.malachite.blob.object;

import static dev.malachite.blob.cases.BlobState.ARCHIVED;
import static dev.malachite.blob.cases.BlobState.COPY_PENDING;
import static dev.malachite.blob.cases.BlobState.HELD;
import static dev.malachite.blob.cases.BlobState.IMMUTABLE;
import static dev.malachite.blob.cases.BlobState.NO_BLOB;
import static dev.malachite.blob.cases.BlobState.NO_CONTAINER;
import static dev.malachite.blob.cases.BlobState.REHYDRATING;
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

class GetBlobTest {
  private static final Probe PROBE = Probe.of("GetBlob", "/box/b", Given::blockBlob);
  private final TestBlobs blobs = new TestBlobs();

  @BeforeEach
  void put() {
    Given.blockBlob(blobs);
  }

  private Reply get(String... headers) {
    return blobs.send("GetBlob", "/box/b", headers);
  }

  @Test
  void theBytesComeWithTheProperties() {
    Reply reply = get();
    assertThat(reply.status()).isEqualTo(200);
    assertThat(TestBlobs.text(reply)).isEqualTo(Given.TEXT);
    assertThat(reply.headers().first("ETag")).isPresent();
    assertThat(reply.headers().first("Last-Modified")).isPresent();
    assertThat(reply.headers().first("Content-MD5")).contains("eB5eJF1ptWaXm4bijSPyxw==");
    assertThat(reply.headers().first("Content-Type")).contains("application/octet-stream");
    assertThat(reply.headers().first("Accept-Ranges")).contains("bytes");
    assertThat(reply.headers().first("x-ms-blob-type")).contains("BlockBlob");
    assertThat(reply.headers().first("x-ms-lease-state")).contains("available");
    assertThat(reply.headers().first("x-ms-tag-count")).contains("1");
    assertThat(reply.headers().first("x-ms-server-encrypted")).contains("true");
    assertThat(reply.headers().first("x-ms-creation-time")).isPresent();
  }

  @Test
  void rangesAreCutAtTheEnd() {
    Reply part = get("Range", "bytes=2-4");
    assertThat(part.status()).isEqualTo(206);
    assertThat(TestBlobs.text(part)).isEqualTo("234");
    assertThat(part.headers().first("Content-Range")).contains("bytes 2-4/10");
    assertThat(part.headers().first("x-ms-blob-content-md5")).isPresent();
    assertThat(part.headers().first("Content-MD5")).isEmpty();
    assertThat(TestBlobs.text(get("x-ms-range", "bytes=7-", "Range", "bytes=0-1")))
        .isEqualTo("789");
    assertThat(TestBlobs.text(get("Range", "bytes=8-99"))).isEqualTo("89");
  }

  @Test
  void rangesOutsideAreRefused() {
    assertThat(PROBE.outcome("Range", "bytes=10-11")).isEqualTo("416 InvalidRange");
    assertThat(PROBE.outcome("Range", "bytes=4-2")).as("a range that is none").isEqualTo("200");
    blobs.send("PutBlob", "/box/empty", new byte[0]);
    assertThat(blobs.refusal("GetBlob", "/box/empty", "Range", "bytes=0-1"))
        .isEqualTo("416 InvalidRange");
  }

  @Test
  void aRangeCanHaveADigest() {
    assertThat(
            get("Range", "bytes=0-9", "x-ms-range-get-content-md5", "true")
                .headers()
                .first("Content-MD5"))
        .contains("eB5eJF1ptWaXm4bijSPyxw==");
    assertThat(
            get("Range", "bytes=0-9", "x-ms-range-get-content-crc64", "true")
                .headers()
                .first("x-ms-content-crc64"))
        .isPresent();
    assertThat(
            PROBE.outcome(
                "Range",
                "bytes=0-9",
                "x-ms-range-get-content-md5",
                "true",
                "x-ms-range-get-content-crc64",
                "true"))
        .isEqualTo("400 BothCrc64AndMd5RangeHeaderPresent");
    assertThat(PROBE.outcome("x-ms-range-get-content-md5", "true")).startsWith("400 ");
    assertThat(PROBE.outcome("Range", "bytes=0-4194304", "x-ms-range-get-content-md5", "true"))
        .startsWith("400 ");
  }

  @Test
  void aReaderKeepsTheVersionItOpened() {
    byte[] large = TestBlobs.random(100_000, 3);
    blobs.send("PutBlob", "/box/large", large);
    Reply opened = blobs.send("GetBlob", "/box/large");
    blobs.send("PutBlob", "/box/large", new byte[5]);
    assertThat(TestBlobs.read(opened)).isEqualTo(large);
  }

  @TestFactory
  Stream<DynamicTest> conditions() {
    return ConditionCases.ofRead(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> leases() {
    return LeaseCases.ofRead(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> states() {
    return BlobState.cases(
        PROBE,
        Map.of(
            NO_CONTAINER, "404 ContainerNotFound",
            NO_BLOB, "404 BlobNotFound",
            UNCOMMITTED, "404 BlobNotFound",
            SNAPSHOT, "200",
            ARCHIVED, "409 BlobArchived",
            REHYDRATING, "409 BlobBeingRehydrated",
            HELD, "200",
            IMMUTABLE, "200",
            COPY_PENDING, "200"));
  }

  @Test
  void snapshotsAndVersionsAreNamedByTheirTime() {
    assertThat(PROBE.at("/box/b?snapshot=yesterday").outcome())
        .isEqualTo("400 InvalidQueryParameterValue");
    assertThat(PROBE.at("/box/b?versionid=2001-01-01T00:00:00.0000000Z").outcome())
        .isEqualTo("404 BlobNotFound");
  }
}

package dev.malachite.blob.property;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.protocol.Reply;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SetBlobPropertiesTest {
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
}

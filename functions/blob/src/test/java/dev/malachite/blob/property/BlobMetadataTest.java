package dev.malachite.blob.property;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.protocol.Reply;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class BlobMetadataTest {
  private static final String URI = "/box/b?comp=metadata";
  private final TestBlobs blobs = new TestBlobs();

  @BeforeEach
  void put() {
    blobs.send("PutBlob", "/box/b", new byte[3], "x-ms-meta-a", "1", "x-ms-tags", "t=1");
  }

  @Test
  void allOfItIsReplaced() {
    String etag = blobs.header("/box/b", "ETag");
    Reply reply = blobs.send("SetBlobMetadata", URI, "x-ms-meta-B", "2");
    assertThat(reply.headers().first("ETag")).isPresent().get().isNotEqualTo(etag);
    Reply read = blobs.send("GetBlobMetadata", URI);
    assertThat(read.headers().first("x-ms-meta-B")).contains("2");
    assertThat(read.headers().first("x-ms-meta-a")).isEmpty();
    assertThat(blobs.header("/box/b", "x-ms-tag-count")).isEqualTo("1");
  }

  @Test
  void conditionsAndLeasesDecide() {
    assertThat(
            blobs.refusal("SetBlobMetadata", URI, "If-None-Match", blobs.header("/box/b", "ETag")))
        .isEqualTo("412 ConditionNotMet");
    assertThat(blobs.refusal("SetBlobMetadata", URI, "x-ms-if-tags", "t = '2'"))
        .isEqualTo("412 ConditionNotMet");
    assertThat(
            blobs.refusal("GetBlobMetadata", URI, "If-None-Match", blobs.header("/box/b", "ETag")))
        .isEqualTo("304 ConditionNotMet");
    assertThat(blobs.refusal("GetBlobMetadata", URI, "x-ms-if-tags", "t = '2'"))
        .isEqualTo("412 ConditionNotMet");
    blobs.send("AcquireBlobLease", "/box/b?comp=lease", "x-ms-lease-duration", "-1");
    assertThat(blobs.refusal("SetBlobMetadata", URI)).isEqualTo("412 LeaseIdMissing");
    assertThat(blobs.refusal("SetBlobMetadata", "/box/none?comp=metadata"))
        .isEqualTo("404 BlobNotFound");
    assertThat(blobs.refusal("SetBlobMetadata", URI, "x-ms-meta-1a", "x"))
        .isEqualTo("400 InvalidMetadata");
  }
}

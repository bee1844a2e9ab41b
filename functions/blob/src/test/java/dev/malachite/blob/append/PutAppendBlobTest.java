package dev.malachite.blob.append;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import org.junit.jupiter.api.Test;

class PutAppendBlobTest {
  private final TestBlobs blobs = new TestBlobs();

  private String refusal(byte[] body, String... headers) {
    return blobs.refusal("PutAppendBlob", "/box/a", body, headers);
  }

  @Test
  void itIsEmptyAndHasWhatTheRequestSays() {
    assertThat(
            blobs
                .send(
                    "PutAppendBlob",
                    "/box/a",
                    "x-ms-blob-content-type",
                    "text/plain",
                    "x-ms-meta-one",
                    "1",
                    "x-ms-tags",
                    "k=v")
                .status())
        .isEqualTo(201);
    assertThat(blobs.header("/box/a", "x-ms-blob-type")).isEqualTo("AppendBlob");
    assertThat(blobs.header("/box/a", "Content-Length")).isEqualTo("0");
    assertThat(blobs.header("/box/a", "Content-Type")).isEqualTo("text/plain");
    assertThat(blobs.header("/box/a", "x-ms-meta-one")).isEqualTo("1");
    assertThat(blobs.header("/box/a", "x-ms-tag-count")).isEqualTo("1");
    assertThat(blobs.header("/box/a", "x-ms-blob-committed-block-count")).isEqualTo("0");
  }

  @Test
  void itReplacesAnAppendBlobAndNoOther() {
    blobs.send("PutAppendBlob", "/box/a");
    blobs.send("AppendBlock", "/box/a?comp=appendblock", new byte[5]);
    blobs.send("PutAppendBlob", "/box/a");
    assertThat(blobs.bytes("/box/a")).isEmpty();
    blobs.send("PutBlob", "/box/block", new byte[1], "x-ms-blob-type", "BlockBlob");
    assertThat(blobs.refusal("PutAppendBlob", "/box/block")).isEqualTo("409 InvalidBlobType");
  }

  @Test
  void ifNoneMatchStarRefusesAnExistingBlob() {
    assertThat(blobs.send("PutAppendBlob", "/box/a", "If-None-Match", "*").status()).isEqualTo(201);
    assertThat(refusal(new byte[0], "If-None-Match", "*")).isEqualTo("409 BlobAlreadyExists");
    assertThat(refusal(new byte[0], "If-Match", "\"0x1\"")).isEqualTo("412 ConditionNotMet");
  }

  @Test
  void aBodyIsRefused() {
    assertThat(refusal(new byte[1])).isEqualTo("400 InvalidHeaderValue");
    assertThat(refusal(new byte[0], "x-ms-access-tier", "Hot"))
        .isEqualTo("400 AccessTierNotSupportedForBlobType");
  }
}

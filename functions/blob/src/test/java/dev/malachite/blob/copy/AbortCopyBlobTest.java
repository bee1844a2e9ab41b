package dev.malachite.blob.copy;

import static dev.malachite.blob.TestBlobs.random;
import static dev.malachite.blob.cases.LeaseState.LEASED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.LeaseCases;
import org.junit.jupiter.api.Test;

class AbortCopyBlobTest {
  private static final String OTHER = "00000000-0000-0000-0000-000000000000";
  private final TestBlobs blobs = new TestBlobs();

  private String begin() {
    blobs.send("PutBlob", "/box/source", random(30_000, 1), "x-ms-meta-one", "1");
    return blobs
        .send("CopyBlob", "/box/copy", "x-ms-copy-source", "http://far/box/source")
        .headers()
        .first("x-ms-copy-id")
        .orElseThrow();
  }

  private String refusal(String id, String... headers) {
    return blobs.refusal("AbortCopyBlob", uri(id), headers);
  }

  private static String uri(String id) {
    return "/box/copy?comp=copy&copyid=" + id;
  }

  @Test
  void itLeavesAnEmptyBlobWithItsMetadata() {
    String id = begin();
    String etag = blobs.header("/box/copy", "ETag");
    assertThat(refusal(OTHER)).isEqualTo("409 CopyIdMismatch");
    assertThat(blobs.send("AbortCopyBlob", uri(id)).status()).isEqualTo(204);
    assertThat(blobs.header("/box/copy", "x-ms-copy-status")).isEqualTo("aborted");
    assertThat(blobs.header("/box/copy", "x-ms-meta-one")).isEqualTo("1");
    assertThat(blobs.header("/box/copy", "ETag")).isNotEqualTo(etag);
    assertThat(blobs.bytes("/box/copy")).isEmpty();
    blobs.runOne();
    assertThat(blobs.header("/box/copy", "x-ms-copy-status")).isEqualTo("aborted");
    assertThat(refusal(id)).isEqualTo("409 NoPendingCopyOperation");
  }

  @Test
  void theHolderOfAnInfiniteLeaseMayAbort() {
    blobs.send("PutBlob", "/box/copy", new byte[1]);
    LEASED.bring(blobs, "/box/copy");
    blobs.send("PutBlob", "/box/source", random(30_000, 1));
    String id =
        blobs
            .send(
                "CopyBlob",
                "/box/copy",
                "x-ms-copy-source",
                "http://far/box/source",
                "x-ms-lease-id",
                LeaseCases.ID)
            .headers()
            .first("x-ms-copy-id")
            .orElseThrow();
    assertThat(refusal(id)).isEqualTo("412 LeaseIdMissing");
    assertThat(refusal(id, "x-ms-lease-id", LeaseCases.OTHER))
        .isEqualTo("412 LeaseIdMismatchWithBlobOperation");
    assertThat(blobs.send("AbortCopyBlob", uri(id), "x-ms-lease-id", LeaseCases.ID).status())
        .isEqualTo(204);
  }

  @Test
  void itNeedsAnIdABlobAndACopy() {
    assertThat(blobs.refusal("AbortCopyBlob", "/box/copy?comp=copy"))
        .isEqualTo("400 MissingRequiredQueryParameter");
    assertThat(refusal("x")).isEqualTo("400 InvalidQueryParameterValue");
    assertThat(refusal(OTHER)).isEqualTo("404 BlobNotFound");
    assertThat(blobs.refusal("AbortCopyBlob", "/none/copy?comp=copy&copyid=" + OTHER))
        .isEqualTo("404 ContainerNotFound");
    blobs.send("PutBlob", "/box/copy", new byte[1]);
    assertThat(refusal(OTHER)).isEqualTo("409 NoPendingCopyOperation");
    assertThat(refusal(OTHER, "x-ms-lease-id", LeaseCases.ID))
        .isEqualTo("412 LeaseNotPresentWithBlobOperation");
  }
}

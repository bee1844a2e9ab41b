package dev.malachite.blob.history;

import static dev.malachite.blob.cases.LeaseState.LEASED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.Retentions;
import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.Given;
import dev.malachite.protocol.Reply;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PermanentlyDeleteBlobTest {
  private static final String PERMANENT = "/box/b?deletetype=permanent";
  private final TestBlobs blobs = new TestBlobs();
  private String uri = "";

  @BeforeEach
  void snapshot() {
    Retentions.keep(blobs, 7, true);
    Given.blockBlob(blobs);
    String snapshot =
        blobs
            .send("SnapshotBlob", "/box/b?comp=snapshot")
            .headers()
            .first("x-ms-snapshot")
            .orElseThrow();
    uri = PERMANENT + "&snapshot=" + snapshot;
  }

  private void delete() {
    blobs.send("DeleteBlob", uri.replace("deletetype=permanent&", ""));
  }

  @Test
  void whatIsDeletedAlreadyGoesForGood() {
    delete();
    Reply reply = blobs.send("PermanentlyDeleteBlob", uri);
    assertThat(reply.status()).isEqualTo(202);
    assertThat(reply.headers().first("x-ms-delete-type-permanent")).contains("true");
    assertThat(blobs.refusal("PermanentlyDeleteBlob", uri)).isEqualTo("404 BlobNotFound");
    assertThat(
            TestBlobs.text(
                blobs.send(
                    "ListBlobsFlat", "/box?restype=container&comp=list&include=deleted,snapshots")))
        .doesNotContain("<Snapshot>");
  }

  @Test
  void whatIsNotDeletedStays() {
    assertThat(blobs.refusal("PermanentlyDeleteBlob", uri)).isEqualTo("409 InvalidOperation");
    assertThat(blobs.bytes(uri.replace("deletetype=permanent&", ""))).hasSize(10);
  }

  @Test
  void theAccountMustAllowIt() {
    delete();
    Retentions.keep(blobs, 7, false);
    assertThat(blobs.refusal("PermanentlyDeleteBlob", uri)).isEqualTo("409 InvalidOperation");
  }

  @Test
  void aLeaseOfTheBlobDoesNotMatter() {
    delete();
    LEASED.bring(blobs, "/box/b");
    assertThat(blobs.send("PermanentlyDeleteBlob", uri).status()).isEqualTo(202);
  }

  @Test
  void itNeedsASnapshotOrVersionThatIsThere() {
    assertThat(blobs.refusal("PermanentlyDeleteBlob", PERMANENT))
        .isEqualTo("400 InvalidQueryParameterValue");
    String never = "&snapshot=2001-01-01T00:00:00.0000000Z";
    assertThat(blobs.refusal("PermanentlyDeleteBlob", PERMANENT + never))
        .isEqualTo("404 BlobNotFound");
    assertThat(blobs.refusal("PermanentlyDeleteBlob", "/none/b?deletetype=permanent" + never))
        .isEqualTo("404 ContainerNotFound");
  }
}

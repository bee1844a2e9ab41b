package dev.malachite.blob.history;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.Retentions;
import dev.malachite.blob.TestBlobs;
import dev.malachite.store.Meter;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Delete Blob and Undelete Blob where the account keeps what is deleted. */
class SoftDeleteTest {
  private static final String LIST = "/box?restype=container&comp=list";
  private final TestBlobs blobs = new TestBlobs();

  @BeforeEach
  void keepForAWeek() {
    Retentions.keep(blobs, 7, true);
    put("first");
  }

  private void put(String text) {
    blobs.bench().pass(Duration.ofMillis(1));
    blobs.send(
        "PutBlob",
        "/box/b",
        text.getBytes(UTF_8),
        "x-ms-blob-type",
        "BlockBlob",
        "x-ms-tags",
        "a=1");
  }

  private String list(String more) {
    return TestBlobs.text(blobs.send("ListBlobsFlat", LIST + more));
  }

  private String text() {
    return new String(blobs.bytes("/box/b"), UTF_8);
  }

  private void delete(String... headers) {
    blobs.bench().pass(Duration.ofMillis(1));
    blobs.send("DeleteBlob", "/box/b", headers);
  }

  private void undelete() {
    blobs.send("UndeleteBlob", "/box/b?comp=undelete");
  }

  @Test
  void aDeletedBlobIsSeenOnlyByWhoAsksForItAndComesBack() {
    String etag = blobs.header("/box/b", "ETag");
    assertThat(blobs.send("DeleteBlob", "/box/b").headers().first("x-ms-delete-type-permanent"))
        .contains("false");
    assertThat(blobs.refusal("GetBlob", "/box/b")).isEqualTo("404 BlobNotFound");
    assertThat(list("")).doesNotContain("<Blob>");
    assertThat(list("&include=deleted"))
        .contains("<Name>b</Name><Deleted>true</Deleted><Properties>")
        .contains("<RemainingRetentionDays>7</RemainingRetentionDays>");
    undelete();
    assertThat(text()).isEqualTo("first");
    assertThat(blobs.header("/box/b", "ETag")).isEqualTo(etag);
    assertThat(list("&include=deleted")).doesNotContain("Deleted");
    assertThat(TestBlobs.text(blobs.send("FindBlobsByTags", "/?comp=blobs&where=a%3D'1'")))
        .contains("<Name>b</Name>");
  }

  @Test
  void whenTheTimeIsOverItIsGone() {
    delete();
    blobs.bench().pass(Duration.ofDays(7).minusMillis(1));
    assertThat(list("&include=deleted")).contains("<Name>b</Name>");
    blobs.bench().pass(Duration.ofMillis(1));
    assertThat(list("&include=deleted")).doesNotContain("<Blob>");
    assertThat(blobs.refusal("UndeleteBlob", "/box/b?comp=undelete")).isEqualTo("404 BlobNotFound");
  }

  @Test
  void whatIsOverwrittenIsASoftDeletedSnapshot() {
    put("second");
    assertThat(list("&include=deleted")).contains("<Deleted>true</Deleted><Snapshot>");
    undelete();
    String list = list("&include=snapshots");
    String snapshot = list.substring(list.indexOf("<Snapshot>") + 10, list.indexOf("</Snapshot>"));
    assertThat(new String(blobs.bytes("/box/b?snapshot=" + snapshot), UTF_8)).isEqualTo("first");
    assertThat(text()).isEqualTo("second");
    assertThat(blobs.refusal("DeleteBlob", "/box/b")).isEqualTo("409 SnapshotsPresent");
  }

  @Test
  void snapshotsComeBackWithTheirBlob() {
    for (int count = 0; count < 50; count++) {
      blobs.bench().pass(Duration.ofMillis(1));
      blobs.send("SnapshotBlob", "/box/b?comp=snapshot");
    }
    delete("x-ms-delete-snapshots", "include");
    assertThat(list("&include=snapshots")).doesNotContain("<Blob>");
    undelete();
    assertThat(list("&include=snapshots").split("<Snapshot>", -1)).hasSize(51);
    assertThat(text()).isEqualTo("first");
    delete("x-ms-delete-snapshots", "include");
    assertThat(list("&include=snapshots")).doesNotContain("<Blob>");
  }

  @Test
  void aBlobThatWasMadeAgainGetsTheOldOneAsASnapshot() {
    delete();
    put("second");
    undelete();
    assertThat(text()).isEqualTo("second");
    assertThat(list("&include=snapshots").split("<Snapshot>", -1)).hasSize(2);
    undelete();
    assertThat(text()).isEqualTo("second");
  }

  @Test
  void permanentDeletionIsForWhatIsDeletedAlready() {
    String snapshot =
        blobs
            .send("SnapshotBlob", "/box/b?comp=snapshot")
            .headers()
            .first("x-ms-snapshot")
            .orElseThrow();
    String uri = "/box/b?deletetype=permanent&snapshot=" + snapshot;
    assertThat(blobs.refusal("PermanentlyDeleteBlob", uri)).isEqualTo("409 InvalidOperation");
    assertThat(blobs.refusal("PermanentlyDeleteBlob", "/box/b?deletetype=permanent"))
        .isEqualTo("400 InvalidQueryParameterValue");
    blobs.send("DeleteBlob", "/box/b?snapshot=" + snapshot);
    Retentions.keep(blobs, 7, false);
    assertThat(blobs.refusal("PermanentlyDeleteBlob", uri)).isEqualTo("409 InvalidOperation");
    Retentions.keep(blobs, 7, true);
    assertThat(
            blobs.send("PermanentlyDeleteBlob", uri).headers().first("x-ms-delete-type-permanent"))
        .contains("true");
    assertThat(blobs.refusal("PermanentlyDeleteBlob", uri)).isEqualTo("404 BlobNotFound");
    assertThat(list("&include=deleted")).doesNotContain("Snapshot");
  }

  @Test
  void deletingIsOneReadOfAllItNeedsAndOneCommit() {
    blobs.send("PutBlob", "/box/plain", new byte[1], "x-ms-blob-type", "BlockBlob");
    Meter cost = blobs.bench().cost(() -> blobs.send("DeleteBlob", "/box/plain"));
    assertThat(cost.reads()).isEqualTo(1);
    assertThat(cost.commits()).isEqualTo(1);
    assertThat(cost.changes()).isEqualTo(2);
  }
}

package dev.malachite.blob.history;

import static dev.malachite.blob.cases.BlobState.ARCHIVED;
import static dev.malachite.blob.cases.BlobState.COPY_PENDING;
import static dev.malachite.blob.cases.BlobState.HELD;
import static dev.malachite.blob.cases.BlobState.NO_BLOB;
import static dev.malachite.blob.cases.BlobState.NO_CONTAINER;
import static dev.malachite.blob.cases.BlobState.SNAPSHOT;
import static dev.malachite.blob.cases.BlobState.UNCOMMITTED;
import static dev.malachite.blob.cases.LeaseState.LEASED;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.Retentions;
import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.BlobState;
import dev.malachite.blob.cases.ConditionCases;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.LeaseCases;
import dev.malachite.blob.cases.Probe;
import java.time.Duration;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class UndeleteBlobTest {
  private static final String LIST = "/box?restype=container&comp=list";
  private static final String URI = "/box/b?comp=undelete";
  private static final Probe PROBE = Probe.of("UndeleteBlob", URI, Given::blockBlob);
  private final TestBlobs blobs = new TestBlobs();

  @BeforeEach
  void keepForAWeek() {
    Retentions.keep(blobs, 7, true);
    put("first");
  }

  private void put(String text) {
    blobs.bench().pass(Duration.ofMillis(1));
    blobs.send("PutBlob", "/box/b", text.getBytes(UTF_8), "x-ms-tags", "a=1");
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
    assertThat(blobs.send("UndeleteBlob", URI).status()).isEqualTo(200);
  }

  @Test
  void aDeletedBlobComesBackAsItWas() {
    String etag = blobs.header("/box/b", "ETag");
    delete();
    undelete();
    assertThat(text()).isEqualTo("first");
    assertThat(blobs.header("/box/b", "ETag")).isEqualTo(etag);
    assertThat(list("&include=deleted")).doesNotContain("Deleted");
    assertThat(TestBlobs.text(blobs.send("FindBlobsByTags", "/?comp=blobs&where=a%3D'1'")))
        .contains("<Name>b</Name>");
  }

  @Test
  void itComesBackWithoutALease() {
    LEASED.bring(blobs, "/box/b");
    delete("x-ms-lease-id", LeaseCases.ID);
    undelete();
    assertThat(blobs.header("/box/b", "x-ms-lease-state")).isEqualTo("available");
  }

  @Test
  void whenTheTimeIsOverItIsGone() {
    delete();
    blobs.bench().pass(Duration.ofDays(7).minusMillis(1));
    assertThat(list("&include=deleted")).contains("<Name>b</Name>");
    blobs.bench().pass(Duration.ofMillis(1));
    assertThat(list("&include=deleted")).doesNotContain("<Blob>");
    assertThat(blobs.refusal("UndeleteBlob", URI)).isEqualTo("404 BlobNotFound");
  }

  @Test
  void whatWasOverwrittenComesBackAsASnapshot() {
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
  void whatWasNeverThereIsNotFound() {
    assertThat(blobs.refusal("UndeleteBlob", "/box/none?comp=undelete"))
        .isEqualTo("404 BlobNotFound");
    assertThat(blobs.refusal("UndeleteBlob", "/none/b?comp=undelete"))
        .isEqualTo("404 ContainerNotFound");
    Retentions.keep(blobs, 7, true);
    undelete();
    assertThat(text()).as("a blob that is there").isEqualTo("first");
  }

  @TestFactory
  Stream<DynamicTest> conditionsAreIgnored() {
    return ConditionCases.ignored(PROBE);
  }

  /** What is deleted has no lease, and a blob that is there is left as it is. */
  @TestFactory
  Stream<DynamicTest> leasesAreIgnored() {
    return LeaseCases.ignoredWithAnyId(PROBE);
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
            ARCHIVED, "200",
            HELD, "200",
            COPY_PENDING, "200"));
  }
}

package dev.malachite.acceptance.blob;

import static dev.malachite.acceptance.blob.BlobClients.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.util.BinaryData;
import com.azure.core.util.Context;
import com.azure.storage.blob.BlobClient;
import com.azure.storage.blob.BlobContainerClient;
import com.azure.storage.blob.BlobServiceClient;
import com.azure.storage.blob.models.BlobItem;
import com.azure.storage.blob.models.BlobListDetails;
import com.azure.storage.blob.models.BlobRetentionPolicy;
import com.azure.storage.blob.models.BlobServiceProperties;
import com.azure.storage.blob.models.DeleteSnapshotsOptionType;
import com.azure.storage.blob.models.ListBlobsOptions;
import com.azure.storage.blob.specialized.BlobClientBase;
import dev.malachite.acceptance.Application;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Snapshots, versions and deletions that can be taken back, on accounts that keep them. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BlobHistoryTest {
  private Application keeping;
  private Application versioned;

  @BeforeAll
  void start() {
    keeping = Application.start(Map.of());
    versioned = Application.start(Map.of("malachite.blob.versioning", "true"));
    BlobServiceClient service = BlobClients.service(keeping);
    service.setProperties(
        new BlobServiceProperties()
            .setDeleteRetentionPolicy(new BlobRetentionPolicy().setEnabled(true).setDays(3)));
  }

  @AfterAll
  void stop() {
    keeping.close();
    versioned.close();
  }

  private static List<BlobItem> list(BlobContainerClient container, BlobListDetails details) {
    return container.listBlobs(new ListBlobsOptions().setDetails(details), null).stream().toList();
  }

  @Test
  void aSnapshotStaysAsTheBlobWas() {
    BlobContainerClient container = BlobClients.container(Application.shared());
    BlobClient blob = container.getBlobClient("b");
    blob.upload(BinaryData.fromString("first"));
    BlobClientBase snapshot = blob.createSnapshot();
    blob.upload(BinaryData.fromString("second"), true);
    assertThat(snapshot.downloadContent().toString()).isEqualTo("first");
    assertThat(list(container, new BlobListDetails().setRetrieveSnapshots(true)))
        .extracting(BlobItem::getSnapshot)
        .containsExactly(snapshot.getSnapshotId(), null);
    assertRefused(409, "SnapshotsPresent", blob::delete);
    blob.deleteWithResponse(DeleteSnapshotsOptionType.INCLUDE, null, null, Context.NONE);
    assertThat(snapshot.exists()).isFalse();
    assertThat(list(container, new BlobListDetails().setRetrieveSnapshots(true))).isEmpty();
  }

  @Test
  void whatIsDeletedComesBack() {
    BlobContainerClient container = BlobClients.container(keeping);
    BlobClient blob = container.getBlobClient("b");
    blob.upload(BinaryData.fromString("first"));
    blob.createSnapshot();
    blob.deleteWithResponse(DeleteSnapshotsOptionType.INCLUDE, null, null, Context.NONE);
    assertThat(blob.exists()).isFalse();
    assertThat(list(container, new BlobListDetails().setRetrieveDeletedBlobs(true)))
        .hasSize(2)
        .allMatch(BlobItem::isDeleted)
        .allMatch(item -> item.getProperties().getRemainingRetentionDays() == 2);
    blob.undelete();
    assertThat(blob.downloadContent().toString()).isEqualTo("first");
    assertThat(list(container, new BlobListDetails().setRetrieveSnapshots(true))).hasSize(2);
    assertRefused(404, "BlobNotFound", () -> container.getBlobClient("none").undelete());
  }

  @Test
  void everyOverwriteIsAVersion() {
    BlobContainerClient container = BlobClients.container(versioned);
    BlobClient blob = container.getBlobClient("b");
    blob.upload(BinaryData.fromString("first"));
    String first = blob.getProperties().getVersionId();
    blob.upload(BinaryData.fromString("second"), true);
    assertThat(blob.getProperties().isCurrentVersion()).isTrue();
    assertThat(blob.getVersionClient(first).downloadContent().toString()).isEqualTo("first");
    assertThat(list(container, new BlobListDetails().setRetrieveVersions(true)))
        .extracting(BlobItem::isCurrentVersion)
        .containsExactly(null, true);
    assertRefused(
        403,
        "OperationNotAllowedOnRootBlob",
        () -> blob.getVersionClient(blob.getProperties().getVersionId()).delete());
    blob.delete();
    assertThat(blob.exists()).isFalse();
    blob.getVersionClient(first).delete();
    assertThat(list(container, new BlobListDetails().setRetrieveVersions(true))).hasSize(1);
  }
}

package dev.malachite.acceptance.blob;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.azure.core.http.rest.Response;
import com.azure.core.util.BinaryData;
import com.azure.storage.blob.BlobContainerClient;
import com.azure.storage.blob.BlobContainerClientBuilder;
import com.azure.storage.blob.batch.BlobBatch;
import com.azure.storage.blob.batch.BlobBatchClient;
import com.azure.storage.blob.batch.BlobBatchClientBuilder;
import com.azure.storage.blob.batch.BlobBatchStorageException;
import com.azure.storage.blob.models.AccessTier;
import com.azure.storage.blob.models.BlobStorageException;
import com.azure.storage.blob.models.DeleteSnapshotsOptionType;
import com.azure.storage.blob.sas.BlobContainerSasPermission;
import com.azure.storage.blob.sas.BlobServiceSasSignatureValues;
import dev.malachite.acceptance.Application;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Blob Batch, of the service and of a container. */
class BlobBatchTest {
  private final BlobContainerClient container = BlobClients.container(Application.shared());
  private final BlobBatchClient batches =
      new BlobBatchClientBuilder(BlobClients.service(Application.shared())).buildClient();

  @Test
  void manyBlobsAreDeletedAtOnce() {
    List<String> urls = upload(256);
    assertThat(batches.deleteBlobs(urls, DeleteSnapshotsOptionType.INCLUDE).stream().toList())
        .hasSize(256)
        .allMatch(response -> response.getStatusCode() == 202);
    assertThat(container.listBlobs()).isEmpty();
  }

  @Test
  void tiersAreSetAtOnce() {
    List<String> urls = upload(3);
    assertThat(batches.setBlobsAccessTier(urls, AccessTier.COOL))
        .allMatch(response -> response.getStatusCode() == 200);
    assertThat(container.listBlobs())
        .allMatch(blob -> blob.getProperties().getAccessTier().equals(AccessTier.COOL));
  }

  @Test
  void onePartMayFailWithoutTheOthers() {
    upload(2);
    BlobBatch batch = batches.getBlobBatch();
    Response<Void> first = batch.deleteBlob(container.getBlobContainerName(), "b0");
    Response<Void> missing = batch.deleteBlob(container.getBlobContainerName(), "none");
    Response<Void> last = batch.deleteBlob(container.getBlobContainerName(), "b1");
    assertThatThrownBy(() -> batches.submitBatch(batch))
        .isInstanceOf(BlobBatchStorageException.class);
    assertThat(first.getStatusCode()).isEqualTo(202);
    assertThat(last.getStatusCode()).isEqualTo(202);
    assertThatThrownBy(missing::getStatusCode)
        .isInstanceOfSatisfying(
            BlobStorageException.class,
            refusal -> {
              assertThat(refusal.getStatusCode()).isEqualTo(404);
              assertThat(refusal.getErrorCode().toString()).isEqualTo("BlobNotFound");
            });
  }

  @Test
  void aContainerHasItsOwnBatches() {
    List<String> urls = upload(2);
    BlobBatchClient own = new BlobBatchClientBuilder(container).buildClient();
    assertThat(own.deleteBlobs(urls, null)).hasSize(2);
    assertThat(container.listBlobs()).isEmpty();
  }

  @Test
  void aSignatureAuthorizesEachPart() {
    List<String> urls = upload(2);
    BlobBatchClient deleter = new BlobBatchClientBuilder(signed("d")).buildClient();
    assertThat(deleter.deleteBlobs(urls.subList(0, 1), null)).hasSize(1);
    BlobBatchClient reader = new BlobBatchClientBuilder(signed("r")).buildClient();
    BlobBatch batch = reader.getBlobBatch();
    Response<Void> refused = batch.deleteBlob(container.getBlobContainerName(), "b1");
    assertThatThrownBy(() -> reader.submitBatch(batch))
        .isInstanceOf(BlobBatchStorageException.class);
    assertThatThrownBy(refused::getStatusCode)
        .isInstanceOfSatisfying(
            BlobStorageException.class,
            refusal ->
                assertThat(refusal.getErrorCode().toString())
                    .isEqualTo("AuthorizationPermissionMismatch"));
    assertThat(container.getBlobClient("b1").exists()).isTrue();
  }

  private BlobContainerClient signed(String permissions) {
    String signature =
        container.generateSas(
            new BlobServiceSasSignatureValues(
                OffsetDateTime.now().plusHours(1), BlobContainerSasPermission.parse(permissions)));
    return new BlobContainerClientBuilder()
        .endpoint(container.getBlobContainerUrl() + "?" + signature)
        .buildClient();
  }

  private List<String> upload(int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> {
          container.getBlobClient("b" + i).upload(BinaryData.fromString("x"));
          return container.getBlobClient("b" + i).getBlobUrl();
        })
        .toList();
  }
}

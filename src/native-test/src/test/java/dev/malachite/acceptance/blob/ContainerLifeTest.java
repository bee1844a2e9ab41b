package dev.malachite.acceptance.blob;

import static dev.malachite.acceptance.blob.BlobClients.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.util.BinaryData;
import com.azure.storage.blob.BlobContainerClient;
import com.azure.storage.blob.BlobServiceClient;
import com.azure.storage.blob.models.BlobContainerItem;
import com.azure.storage.blob.models.BlobContainerListDetails;
import com.azure.storage.blob.models.ListBlobContainersOptions;
import com.azure.storage.blob.specialized.BlobLeaseClientBuilder;
import dev.malachite.acceptance.Application;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Rename and restore. */
class ContainerLifeTest {
  @Test
  void aRenamedContainerKeepsItsBlobs() {
    BlobServiceClient service = BlobClients.service(Application.shared());
    BlobContainerClient container = BlobClients.container(Application.shared());
    container.getBlobClient("b").upload(BinaryData.fromString("hello"));
    String other = BlobClients.name();
    assertThat(rename(container.getBlobContainerName(), other, "").statusCode()).isEqualTo(200);
    assertThat(
            service.getBlobContainerClient(other).getBlobClient("b").downloadContent().toString())
        .isEqualTo("hello");
    assertRefused(404, "ContainerNotFound", container::getProperties);
    assertThat(
            RawBlobs.header(
                rename(container.getBlobContainerName(), BlobClients.name(), ""),
                "x-ms-error-code"))
        .isEqualTo("ContainerNotFound");
  }

  @Test
  void aLeasedContainerIsRenamedByItsHolder() {
    BlobContainerClient container = BlobClients.container(Application.shared());
    String lease =
        new BlobLeaseClientBuilder().containerClient(container).buildClient().acquireLease(-1);
    String other = BlobClients.name();
    assertThat(
            RawBlobs.header(rename(container.getBlobContainerName(), other, ""), "x-ms-error-code"))
        .isEqualTo("LeaseIdMissing");
    assertThat(rename(container.getBlobContainerName(), other, lease).statusCode()).isEqualTo(200);
  }

  @Test
  void aDeletedContainerComesBack() {
    try (Application application =
        Application.start(Map.of("malachite.blob.container-retention-days", "3"))) {
      BlobServiceClient service = BlobClients.service(application);
      BlobContainerClient container = service.createBlobContainer("restored");
      container.getBlobClient("b").upload(BinaryData.fromString("hello"));
      container.delete();
      assertThat(service.listBlobContainers()).isEmpty();
      List<BlobContainerItem> deleted =
          service
              .listBlobContainers(
                  new ListBlobContainersOptions()
                      .setDetails(new BlobContainerListDetails().setRetrieveDeleted(true)),
                  null)
              .stream()
              .toList();
      assertThat(deleted)
          .singleElement()
          .satisfies(item -> {
            assertThat(item.isDeleted()).isTrue();
            assertThat(item.getName()).isEqualTo("restored");
            assertThat(item.getProperties().getRemainingRetentionDays()).isBetween(2, 3);
            assertThat(item.getProperties().getDeletedTime()).isNotNull();
          });
      BlobContainerClient restored =
          service.undeleteBlobContainer("restored", deleted.getFirst().getVersion());
      assertThat(restored.getBlobClient("b").downloadContent().toString()).isEqualTo("hello");
      assertRefused(
          409,
          "ContainerAlreadyExists",
          () -> service.undeleteBlobContainer("restored", deleted.getFirst().getVersion()));
      assertRefused(
          404,
          "ContainerNotFound",
          () -> service.undeleteBlobContainer("none", "01D60F8BB59A4652"));
    }
  }

  private static HttpResponse<byte[]> rename(String from, String to, String lease) {
    HttpRequest.Builder request =
        RawBlobs.request(Application.shared(), "/" + to, "restype=container&comp=rename")
            .header("x-ms-source-container-name", from);
    if (!lease.isEmpty()) {
      request.header("x-ms-source-lease-id", lease);
    }
    return RawBlobs.put(request, new byte[0]);
  }
}

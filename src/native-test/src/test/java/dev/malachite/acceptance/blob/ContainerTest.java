package dev.malachite.acceptance.blob;

import static dev.malachite.acceptance.blob.BlobClients.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import com.azure.storage.blob.BlobContainerClient;
import com.azure.storage.blob.BlobServiceClient;
import com.azure.storage.blob.models.BlobContainerItem;
import com.azure.storage.blob.models.BlobContainerListDetails;
import com.azure.storage.blob.models.BlobRequestConditions;
import com.azure.storage.blob.models.ListBlobContainersOptions;
import com.azure.storage.blob.models.PublicAccessType;
import dev.malachite.acceptance.Application;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Containers: create, list, metadata, properties, delete. */
class ContainerTest {
  private final BlobServiceClient service = BlobClients.service(Application.shared());

  @Test
  void metadataIsReplacedAsAWhole() {
    BlobContainerClient container = BlobClients.container(Application.shared());
    String etag = container.getProperties().getETag();
    container.setMetadata(Map.of("One", "1", "two", "2"));
    assertThat(container.getProperties().getMetadata()).containsEntry("One", "1").hasSize(2);
    assertThat(container.getProperties().getETag()).isNotEqualTo(etag);
    container.setMetadata(Map.of("three", "3"));
    assertThat(container.getProperties().getMetadata()).containsExactly(Map.entry("three", "3"));
  }

  @Test
  void aNameIsTakenOnce() {
    BlobContainerClient container = BlobClients.container(Application.shared());
    assertRefused(409, "ContainerAlreadyExists", container::create);
  }

  @Test
  void namesHaveRules() {
    assertRefused(400, "InvalidResourceName", () -> service.createBlobContainer("UPPER"));
    assertRefused(400, "InvalidResourceName", () -> service.createBlobContainer("a--b"));
    assertRefused(400, "OutOfRangeInput", () -> service.createBlobContainer("ab"));
    assertRefused(400, "OutOfRangeInput", () -> service.createBlobContainer("a".repeat(64)));
  }

  @Test
  void publicAccessIsRemembered() {
    BlobContainerClient container =
        service
            .createBlobContainerWithResponse(BlobClients.name(), null, PublicAccessType.BLOB, null)
            .getValue();
    assertThat(container.getProperties().getBlobPublicAccess()).isEqualTo(PublicAccessType.BLOB);
  }

  @Test
  void aListHasPagesAndPrefixes() {
    String prefix = BlobClients.name().substring(0, 20);
    List<String> names = IntStream.range(10, 21).mapToObj(i -> prefix + "-" + i).toList();
    names.forEach(
        name -> service.createBlobContainerWithResponse(name, Map.of("k", name), null, null));
    ListBlobContainersOptions options =
        new ListBlobContainersOptions()
            .setPrefix(prefix)
            .setMaxResultsPerPage(3)
            .setDetails(new BlobContainerListDetails().setRetrieveMetadata(true));
    List<BlobContainerItem> found = service.listBlobContainers(options, null).stream().toList();
    assertThat(found).extracting(BlobContainerItem::getName).containsExactlyElementsOf(names);
    assertThat(found)
        .allSatisfy(item -> assertThat(item.getMetadata()).containsEntry("k", item.getName()));
  }

  @Test
  void conditionsAreDatesOnly() {
    BlobContainerClient container = BlobClients.container(Application.shared());
    OffsetDateTime future = OffsetDateTime.now().plusDays(1);
    assertRefused(
        412,
        "ConditionNotMet",
        () ->
            container.deleteWithResponse(
                new BlobRequestConditions().setIfModifiedSince(future), null, null));
    assertThat(
            container
                .deleteWithResponse(
                    new BlobRequestConditions().setIfUnmodifiedSince(future), null, null)
                .getStatusCode())
        .isEqualTo(202);
    assertRefused(404, "ContainerNotFound", container::delete);
  }
}

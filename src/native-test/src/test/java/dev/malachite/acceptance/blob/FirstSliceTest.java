package dev.malachite.acceptance.blob;

import static dev.malachite.acceptance.blob.BlobClients.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.util.BinaryData;
import com.azure.storage.blob.BlobClient;
import com.azure.storage.blob.BlobContainerClient;
import com.azure.storage.blob.models.BlobItem;
import com.azure.storage.blob.models.BlobProperties;
import com.azure.storage.blob.models.BlobRequestConditions;
import com.azure.storage.blob.models.ListBlobsOptions;
import com.azure.storage.blob.options.BlobParallelUploadOptions;
import dev.malachite.acceptance.Application;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FirstSliceTest {
  private final BlobContainerClient container = BlobClients.container(Application.shared());

  @Test
  void whatIsPutIsRead() {
    BlobClient blob = container.getBlobClient("a/b.txt");
    blob.upload(BinaryData.fromString("hello"));
    assertThat(blob.downloadContent().toString()).isEqualTo("hello");
    BlobProperties properties = blob.getProperties();
    assertThat(properties.getBlobSize()).isEqualTo(5);
    assertThat(properties.getContentType()).isEqualTo("application/octet-stream");
  }

  @Test
  void namesAreKeptAsTheyAre() {
    List<String> names =
        List.of(
            "a//b",
            "a/../b",
            "a%2Fb",
            "ü",
            "+",
            "dots...",
            "x".repeat(1024),
            "sp ace",
            "a/./b/",
            "日本/語😀");
    for (String name : names) {
      container.getBlobClient(name).upload(BinaryData.fromString(name));
    }
    assertThat(container.listBlobs().stream().map(BlobItem::getName))
        .containsExactlyInAnyOrderElementsOf(names);
    for (String name : names) {
      assertThat(container.getBlobClient(name).downloadContent().toString()).isEqualTo(name);
    }
  }

  @Test
  void aMissingBlobIsNotFound() {
    assertRefused(404, "BlobNotFound", () -> container.getBlobClient("none").downloadContent());
  }

  @Test
  void ifNoneMatchStarRefusesAnExistingBlob() {
    container.getBlobClient("b").upload(BinaryData.fromString("1"));
    assertRefused(
        409,
        "BlobAlreadyExists",
        () -> container.getBlobClient("b").upload(BinaryData.fromString("2")));
  }

  @Test
  void aListIsPagedAndFolded() {
    for (int i = 0; i < 25; i++) {
      container.getBlobClient("d" + i % 5 + "/f" + i).upload(BinaryData.fromString("x"));
    }
    assertThat(container.listBlobsByHierarchy("").stream().map(BlobItem::getName))
        .containsExactly("d0/", "d1/", "d2/", "d3/", "d4/");
    assertThat(
            container.listBlobs(new ListBlobsOptions().setMaxResultsPerPage(4), null).stream()
                .count())
        .isEqualTo(25);
    assertThat(container.listBlobs(new ListBlobsOptions().setPrefix("d1/"), null).stream().count())
        .isEqualTo(5);
  }

  @Test
  void metadataAndHeadersComeBack() {
    BlobClient blob = container.getBlobClient("m");
    blob.uploadWithResponse(
        new BlobParallelUploadOptions(BinaryData.fromString("{}"))
            .setMetadata(Map.of("One", "1"))
            .setRequestConditions(new BlobRequestConditions()),
        null,
        null);
    assertThat(blob.getProperties().getMetadata()).containsEntry("One", "1");
  }

  @Test
  void aLargeBlobComesBackByteForByte() {
    byte[] bytes = new byte[9 * 1024 * 1024];
    new java.util.Random(7).nextBytes(bytes);
    BlobClient blob = container.getBlobClient("large");
    blob.upload(BinaryData.fromBytes(bytes));
    assertThat(blob.downloadContent().toBytes()).isEqualTo(bytes);
  }
}

package dev.malachite.acceptance.blob;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.http.rest.PagedResponse;
import com.azure.core.util.BinaryData;
import com.azure.storage.blob.BlobContainerClient;
import com.azure.storage.blob.models.BlobItem;
import com.azure.storage.blob.models.BlobListDetails;
import com.azure.storage.blob.models.ListBlobsOptions;
import com.azure.storage.blob.specialized.BlockBlobClient;
import dev.malachite.acceptance.Application;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ListBlobsTest {
  private final BlobContainerClient container = BlobClients.container(Application.shared());

  private void put(String name) {
    container.getBlobClient(name).upload(BinaryData.fromString(name));
  }

  @Test
  void pagesOfAnySizeTellTheSame() {
    List<String> names = List.of("A", "a", "a/1", "a/2", "b", "b c", "ü", "日本", "𝄞");
    names.forEach(this::put);
    for (int size = 1; size < 10; size++) {
      List<String> found = new ArrayList<>();
      ListBlobsOptions options = new ListBlobsOptions().setMaxResultsPerPage(size);
      for (PagedResponse<BlobItem> page : container.listBlobs(options, null).iterableByPage()) {
        page.getValue().forEach(item -> found.add(item.getName()));
      }
      assertThat(found).isEqualTo(names);
    }
    // The SDK tells the blobs of a page before its prefixes.
    assertThat(container.listBlobsByHierarchy(""))
        .extracting(BlobItem::getName)
        .containsExactly("A", "a", "b", "b c", "ü", "日本", "𝄞", "a/");
    assertThat(container.listBlobsByHierarchy("a/"))
        .extracting(BlobItem::getName)
        .containsExactly("a/1", "a/2");
  }

  @Test
  void detailsAreToldOnRequest() {
    put("b");
    container.getBlobClient("b").setMetadata(Map.of("who", "me"));
    container.getBlobClient("b").setTags(Map.of("k", "v"));
    BlockBlobClient staged = container.getBlobClient("u").getBlockBlobClient();
    staged.stageBlock("AAAA", BinaryData.fromString("waiting"));
    ListBlobsOptions options =
        new ListBlobsOptions()
            .setDetails(
                new BlobListDetails()
                    .setRetrieveMetadata(true)
                    .setRetrieveTags(true)
                    .setRetrieveUncommittedBlobs(true));
    List<BlobItem> items = container.listBlobs(options, null).stream().toList();
    assertThat(items).extracting(BlobItem::getName).containsExactly("b", "u");
    assertThat(items.getFirst().getMetadata()).containsEntry("who", "me");
    assertThat(items.getFirst().getTags()).containsEntry("k", "v");
    assertThat(items.getFirst().getProperties().getContentLength()).isEqualTo(1);
    assertThat(items.getLast().getProperties().getContentLength()).isZero();
    assertThat(container.listBlobs()).extracting(BlobItem::getName).containsExactly("b");
  }
}

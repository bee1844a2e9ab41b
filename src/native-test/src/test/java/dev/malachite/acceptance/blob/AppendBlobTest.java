package dev.malachite.acceptance.blob;

import static dev.malachite.acceptance.blob.BlobClients.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.util.BinaryData;
import com.azure.core.util.Context;
import com.azure.storage.blob.BlobContainerClient;
import com.azure.storage.blob.models.AppendBlobItem;
import com.azure.storage.blob.models.AppendBlobRequestConditions;
import com.azure.storage.blob.options.AppendBlobSealOptions;
import com.azure.storage.blob.sas.BlobSasPermission;
import com.azure.storage.blob.sas.BlobServiceSasSignatureValues;
import com.azure.storage.blob.specialized.AppendBlobClient;
import dev.malachite.acceptance.Application;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class AppendBlobTest {
  private static final int WRITERS = 8;
  private static final int BLOCKS = 25;

  private final BlobContainerClient container = BlobClients.container(Application.shared());

  private AppendBlobClient blob(String name) {
    return container.getBlobClient(name).getAppendBlobClient();
  }

  private static AppendBlobItem append(AppendBlobClient blob, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return blob.appendBlock(new ByteArrayInputStream(bytes), bytes.length);
  }

  @Test
  void blocksAreAppended() {
    AppendBlobClient blob = blob("log");
    blob.create();
    append(blob, "one ");
    AppendBlobItem second = append(blob, "two");
    assertThat(second.getBlobAppendOffset()).isEqualTo("4");
    assertThat(second.getBlobCommittedBlockCount()).isEqualTo(2);
    assertThat(blob.downloadContent().toString()).isEqualTo("one two");
    assertThat(blob.getProperties().getCommittedBlockCount()).isEqualTo(2);
  }

  @Test
  void appendsFromEightWritersAreAllThereOnce() throws Exception {
    AppendBlobClient blob = blob("shared");
    blob.create();
    try (ExecutorService threads = Executors.newFixedThreadPool(WRITERS)) {
      List<Future<?>> writers = new ArrayList<>();
      for (int writer = 0; writer < WRITERS; writer++) {
        String name = "writer" + writer;
        AppendBlobClient own = blob("shared");
        writers.add(
            threads.submit(() -> {
              for (int i = 0; i < BLOCKS; i++) {
                append(own, name + " " + i + "\n");
              }
            }));
      }
      for (Future<?> writer : writers) {
        writer.get();
      }
    }
    List<String> lines = blob.downloadContent().toString().lines().toList();
    assertThat(lines).hasSize(WRITERS * BLOCKS).doesNotHaveDuplicates();
    for (int writer = 0; writer < WRITERS; writer++) {
      String name = "writer" + writer + " ";
      assertThat(
              lines.stream()
                  .filter(line -> line.startsWith(name))
                  .map(line -> line.substring(name.length())))
          .isSortedAccordingTo((a, b) -> Integer.compare(Integer.parseInt(a), Integer.parseInt(b)));
    }
  }

  @Test
  void positionAndSizeAreConditions() {
    AppendBlobClient blob = blob("conditions");
    blob.create();
    append(blob, "12345");
    byte[] more = {1};
    assertRefused(
        412,
        "AppendPositionConditionNotMet",
        () ->
            blob.appendBlockWithResponse(
                new ByteArrayInputStream(more),
                1,
                null,
                new AppendBlobRequestConditions().setAppendPosition(4L),
                null,
                Context.NONE));
    assertRefused(
        412,
        "MaxBlobSizeConditionNotMet",
        () ->
            blob.appendBlockWithResponse(
                new ByteArrayInputStream(more),
                1,
                null,
                new AppendBlobRequestConditions().setMaxSize(5L),
                null,
                Context.NONE));
    assertRefused(
        412,
        "ConditionNotMet",
        () ->
            blob.appendBlockWithResponse(
                new ByteArrayInputStream(more),
                1,
                null,
                new AppendBlobRequestConditions().setIfMatch("\"0x1\""),
                null,
                Context.NONE));
  }

  @Test
  void aSealedBlobTakesNothingMore() {
    AppendBlobClient blob = blob("sealed");
    blob.create();
    append(blob, "end");
    blob.sealWithResponse(new AppendBlobSealOptions(), null, Context.NONE);
    assertThat(blob.getProperties().isSealed()).isTrue();
    assertRefused(409, "BlobIsSealed", () -> append(blob, "more"));
  }

  @Test
  void blocksComeFromAnotherBlob() {
    container.getBlobClient("source").upload(BinaryData.fromString("0123456789"));
    String signature =
        container
            .getBlobClient("source")
            .generateSas(
                new BlobServiceSasSignatureValues(
                    OffsetDateTime.now().plusHours(1),
                    new BlobSasPermission().setReadPermission(true)));
    AppendBlobClient blob = blob("fromurl");
    blob.create();
    String url = container.getBlobClient("source").getBlobUrl();
    blob.appendBlockFromUrl(url + "?" + signature, null);
    assertThat(blob.downloadContent().toString()).isEqualTo("0123456789");
    assertRefused(401, "CannotVerifyCopySource", () -> blob.appendBlockFromUrl(url, null));
  }

  @Test
  void aBlockOfAnotherTypeOfBlobIsRefused() {
    container.getBlobClient("block").upload(BinaryData.fromString("x"));
    assertRefused(409, "InvalidBlobType", () -> append(blob("block"), "y"));
    assertRefused(404, "BlobNotFound", () -> append(blob("none"), "y"));
  }
}

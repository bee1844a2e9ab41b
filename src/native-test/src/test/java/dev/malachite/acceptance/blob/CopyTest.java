package dev.malachite.acceptance.blob;

import static dev.malachite.acceptance.blob.BlobClients.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.util.BinaryData;
import com.azure.core.util.polling.PollResponse;
import com.azure.core.util.polling.SyncPoller;
import com.azure.storage.blob.BlobClient;
import com.azure.storage.blob.BlobContainerClient;
import com.azure.storage.blob.BlobServiceClient;
import com.azure.storage.blob.BlobServiceClientBuilder;
import com.azure.storage.blob.models.BlobCopyInfo;
import com.azure.storage.blob.models.BlobProperties;
import com.azure.storage.blob.models.BlockListType;
import com.azure.storage.blob.models.CopyStatusType;
import com.azure.storage.blob.models.ParallelTransferOptions;
import com.azure.storage.blob.models.PublicAccessType;
import com.azure.storage.blob.options.BlobParallelUploadOptions;
import com.azure.storage.blob.sas.BlobSasPermission;
import com.azure.storage.blob.sas.BlobServiceSasSignatureValues;
import com.azure.storage.blob.specialized.BlockBlobClient;
import com.azure.storage.common.StorageSharedKeyCredential;
import dev.malachite.acceptance.Accounts;
import dev.malachite.acceptance.Application;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

class CopyTest {
  private static final String OTHER = "otheraccount";
  private static final String OTHER_KEY =
      Base64.getEncoder().encodeToString("another secret".getBytes(StandardCharsets.UTF_8));
  private static final Application APPLICATION =
      Application.start(
          Map.of(
              "malachite.accounts",
              Accounts.NAME + ":" + Accounts.KEY + ";" + OTHER + ":" + OTHER_KEY));

  private final BlobContainerClient container = BlobClients.container(APPLICATION);
  private final BlobContainerClient elsewhere = other().createBlobContainer(BlobClients.name());

  private static BlobServiceClient other() {
    return new BlobServiceClientBuilder()
        .endpoint("http://127.0.0.1:" + APPLICATION.port("blob") + "/" + OTHER)
        .credential(new StorageSharedKeyCredential(OTHER, OTHER_KEY))
        .buildClient();
  }

  @AfterAll
  static void stop() {
    APPLICATION.close();
  }

  private static BlobClient upload(BlobContainerClient where, String name, byte[] bytes) {
    BlobClient blob = where.getBlobClient(name);
    blob.uploadWithResponse(
        new BlobParallelUploadOptions(BinaryData.fromBytes(bytes))
            .setMetadata(Map.of("one", "1"))
            .setParallelTransferOptions(
                new ParallelTransferOptions()
                    .setBlockSizeLong(8L * 1024 * 1024)
                    .setMaxSingleUploadSizeLong(8L * 1024 * 1024)),
        null,
        null);
    return blob;
  }

  private static String signed(BlobClient blob) {
    BlobServiceSasSignatureValues values =
        new BlobServiceSasSignatureValues(
            OffsetDateTime.now().plusHours(1), new BlobSasPermission().setReadPermission(true));
    return blob.getBlobUrl() + "?" + blob.generateSas(values);
  }

  private static byte[] random(int length) {
    byte[] bytes = new byte[length];
    new Random(length).nextBytes(bytes);
    return bytes;
  }

  private static BlobCopyInfo copy(BlobClient destination, String url) {
    SyncPoller<BlobCopyInfo, Void> poller = destination.beginCopy(url, Duration.ofMillis(200));
    PollResponse<BlobCopyInfo> last = poller.waitForCompletion(Duration.ofMinutes(1));
    return last.getValue();
  }

  @Test
  void theOwnerCopiesWithinTheAccount() {
    BlobClient source = upload(container, "source", random(100_000));
    BlobClient copy = container.getBlobClient("copy");
    assertThat(copy(copy, source.getBlobUrl()).getCopyStatus()).isEqualTo(CopyStatusType.SUCCESS);
    assertThat(copy.downloadContent().toBytes()).isEqualTo(random(100_000));
    BlobProperties properties = copy.getProperties();
    assertThat(properties.getMetadata()).containsEntry("one", "1");
    assertThat(properties.getCopyProgress()).isEqualTo("100000/100000");
  }

  @Test
  void aLargeBlobIsCopiedInTheBackgroundWithItsBlocks() {
    byte[] bytes = random(70 * 1024 * 1024);
    BlobClient source = upload(container, "large", bytes);
    BlobClient copy = container.getBlobClient("largecopy");
    copy(copy, source.getBlobUrl());
    assertThat(copy.getProperties().getCopyStatus()).isEqualTo(CopyStatusType.SUCCESS);
    assertThat(Arrays.equals(copy.downloadContent().toBytes(), bytes)).isTrue();
    assertThat(blocks(copy)).hasSize(9).isEqualTo(blocks(source));
  }

  private static List<String> blocks(BlobClient blob) {
    return blob
        .getBlockBlobClient()
        .listBlocks(BlockListType.COMMITTED)
        .getCommittedBlocks()
        .stream()
        .map(block -> block.getName() + " " + block.getSizeLong())
        .toList();
  }

  @Test
  void anotherAccountNeedsASignature() {
    BlobClient source = upload(elsewhere, "source", random(5000));
    BlobClient copy = container.getBlobClient("across");
    assertRefused(401, "CannotVerifyCopySource", () -> copy.beginCopy(source.getBlobUrl(), null));
    copy(copy, signed(source));
    assertThat(copy.downloadContent().toBytes()).isEqualTo(random(5000));
  }

  @Test
  void aPublicSourceNeedsNone() {
    elsewhere.setAccessPolicy(PublicAccessType.BLOB, null);
    BlobClient source = upload(elsewhere, "public", random(5000));
    BlobClient copy = container.getBlobClient("frompublic");
    copy.copyFromUrl(source.getBlobUrl());
    assertThat(copy.downloadContent().toBytes()).isEqualTo(random(5000));
  }

  @Test
  void synchronousCopiesNeedASignatureEvenWithinTheAccount() {
    BlobClient source = upload(container, "near", random(5000));
    BlobClient copy = container.getBlobClient("sync");
    assertRefused(401, "CannotVerifyCopySource", () -> copy.copyFromUrl(source.getBlobUrl()));
    copy.copyFromUrl(signed(source));
    assertThat(copy.downloadContent().toBytes()).isEqualTo(random(5000));
  }

  @Test
  void blobsAndBlocksAreMadeFromUrls() {
    BlobClient source = upload(elsewhere, "parts", random(5000));
    BlockBlobClient whole = container.getBlobClient("whole").getBlockBlobClient();
    whole.uploadFromUrl(signed(source));
    assertThat(whole.downloadContent().toBytes()).isEqualTo(random(5000));
    BlockBlobClient blocks = container.getBlobClient("blocks").getBlockBlobClient();
    blocks.stageBlockFromUrl("AAAA", signed(source), null);
    blocks.commitBlockList(List.of("AAAA", "AAAA"));
    assertThat(blocks.getProperties().getBlobSize()).isEqualTo(10_000);
  }

  @Test
  void sourcesOnOtherServersAreRefused() {
    BlobClient copy = container.getBlobClient("far");
    assertRefused(
        403, "CannotVerifyCopySource", () -> copy.copyFromUrl("http://192.0.2.1/container/blob"));
    assertRefused(
        403,
        "CannotVerifyCopySource",
        () -> copy.beginCopy("https://example.blob.core.windows.net/container/blob", null));
  }

  @Test
  void missingSourcesAndEndedCopiesAreRefused() {
    BlobClient copy = container.getBlobClient("none");
    String missing = container.getBlobClient("missing").getBlobUrl();
    assertRefused(404, "CannotVerifyCopySource", () -> copy.beginCopy(missing, null));
    BlobClient source = upload(container, "done", random(10));
    BlobCopyInfo done = copy(copy, source.getBlobUrl());
    assertRefused(409, "NoPendingCopyOperation", () -> copy.abortCopyFromUrl(done.getCopyId()));
  }
}

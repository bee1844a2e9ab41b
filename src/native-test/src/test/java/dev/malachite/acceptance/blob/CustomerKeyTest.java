package dev.malachite.acceptance.blob;

import static dev.malachite.acceptance.blob.BlobClients.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.util.BinaryData;
import com.azure.storage.blob.BlobClient;
import com.azure.storage.blob.BlobContainerClient;
import com.azure.storage.blob.BlobContainerClientBuilder;
import com.azure.storage.blob.BlobServiceClient;
import com.azure.storage.blob.BlobServiceClientBuilder;
import com.azure.storage.blob.models.BlobContainerEncryptionScope;
import com.azure.storage.blob.models.BlobRange;
import com.azure.storage.blob.models.CustomerProvidedKey;
import com.azure.storage.blob.models.PageRange;
import com.azure.storage.blob.models.ParallelTransferOptions;
import com.azure.storage.blob.options.BlobContainerCreateOptions;
import com.azure.storage.blob.options.BlobParallelUploadOptions;
import com.azure.storage.blob.options.BlockBlobSimpleUploadOptions;
import com.azure.storage.blob.specialized.AppendBlobClient;
import com.azure.storage.blob.specialized.PageBlobClient;
import com.azure.storage.common.StorageSharedKeyCredential;
import dev.malachite.acceptance.Accounts;
import dev.malachite.acceptance.Application;
import dev.malachite.acceptance.Certificate;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Customer-provided keys and encryption scopes. */
class CustomerKeyTest {
  private static final CustomerProvidedKey KEY = key(1);
  private static Application application;
  private static BlobServiceClient service;
  private final BlobContainerClient container = service.createBlobContainer(BlobClients.name());
  private final BlobClient plain = container.getBlobClient("secret");
  private final BlobClient keyed = plain.getCustomerProvidedKeyClient(KEY);

  /** The SDK sends keys over HTTPS only. */
  @BeforeAll
  static void start() throws Exception {
    Certificate identity = Certificate.make();
    application =
        Application.start(
            Map.of(
                "malachite.tls.certificate", identity.certificate().toString(),
                "malachite.tls.key", identity.key().toString()));
    service =
        new BlobServiceClientBuilder()
            .endpoint("https://127.0.0.1:" + application.port("blob") + "/" + Accounts.NAME)
            .credential(new StorageSharedKeyCredential(Accounts.NAME, Accounts.KEY))
            .httpClient(SecureClients.trusting())
            .buildClient();
  }

  @AfterAll
  static void stop() {
    application.close();
  }

  @Test
  void aSmallBlobIsReadWithItsKeyOnly() {
    keyed.upload(BinaryData.fromString("hello"));
    assertThat(keyed.downloadContent().toString()).isEqualTo("hello");
    assertThat(keyed.getProperties().getEncryptionKeySha256()).isEqualTo(KEY.getKeySha256());
    assertRefused(409, "BlobUsesCustomerSpecifiedEncryption", plain::downloadContent);
    BlobClient other = plain.getCustomerProvidedKeyClient(key(2));
    assertRefused(409, "BlobCustomerSpecifiedEncryptionMismatch", other::downloadContent);
    container.getBlobClient("open").upload(BinaryData.fromString("x"));
    BlobClient needless = container.getBlobClient("open").getCustomerProvidedKeyClient(KEY);
    assertRefused(409, "BlobDoesNotUseCustomerSpecifiedEncryption", needless::downloadContent);
  }

  @Test
  void aBlobOfBlocksIsReadInRanges() {
    byte[] content = bytes(5_000_000);
    keyed.uploadWithResponse(
        new BlobParallelUploadOptions(BinaryData.fromBytes(content))
            .setParallelTransferOptions(
                new ParallelTransferOptions()
                    .setBlockSizeLong(1_000_003L)
                    .setMaxSingleUploadSizeLong(1L)),
        null,
        null);
    assertThat(keyed.downloadContent().toBytes()).isEqualTo(content);
    ByteArrayOutputStream part = new ByteArrayOutputStream();
    keyed.downloadStreamWithResponse(
        part, new BlobRange(999_990, 1_000_100L), null, null, false, null, null);
    assertThat(part.toByteArray()).isEqualTo(Arrays.copyOfRange(content, 999_990, 2_000_090));
  }

  @Test
  void appendAndPageBlobsAreEncrypted() {
    byte[] content = bytes(4096);
    AppendBlobClient log = keyed.getAppendBlobClient();
    log.create(true);
    log.appendBlock(new ByteArrayInputStream(content), content.length);
    log.appendBlock(new ByteArrayInputStream(content), content.length);
    assertThat(keyed.downloadContent().toBytes()).endsWith(content).hasSize(8192);
    assertRefused(
        409,
        "BlobUsesCustomerSpecifiedEncryption",
        () ->
            plain
                .getAppendBlobClient()
                .appendBlock(new ByteArrayInputStream(content), content.length));
    keyed.delete();
    PageBlobClient disk = keyed.getPageBlobClient();
    disk.create(1 << 20);
    disk.uploadPages(
        new PageRange().setStart(8192).setEnd(8192 + 4095), new ByteArrayInputStream(content));
    byte[] all = keyed.downloadContent().toBytes();
    assertThat(Arrays.copyOfRange(all, 8192, 8192 + 4096)).isEqualTo(content);
    assertThat(Arrays.copyOf(all, 8192)).isEqualTo(new byte[8192]);
  }

  @Test
  void metadataAndSnapshotsNeedTheKey() {
    keyed.upload(BinaryData.fromString("hello"));
    assertRefused(
        409, "BlobUsesCustomerSpecifiedEncryption", () -> plain.setMetadata(Map.of("a", "b")));
    keyed.setMetadata(Map.of("a", "b"));
    assertRefused(409, "BlobUsesCustomerSpecifiedEncryption", plain::getProperties);
    assertRefused(409, "BlobUsesCustomerSpecifiedEncryption", plain::createSnapshot);
    assertThat(keyed.createSnapshot().getSnapshotId()).isNotEmpty();
  }

  @Test
  void anEncryptionScopeIsKept() {
    BlobClient scoped = plain.getEncryptionScopeClient("mine");
    scoped
        .getBlockBlobClient()
        .uploadWithResponse(
            new BlockBlobSimpleUploadOptions(BinaryData.fromString("x")), null, null);
    assertThat(plain.getProperties().getEncryptionScope()).isEqualTo("mine");
  }

  @Test
  void aContainerMayFixTheScope() {
    BlobContainerClient strict =
        BlobClients.service(Application.shared()).getBlobContainerClient(BlobClients.name());
    new BlobContainerClientBuilder()
        .endpoint(strict.getBlobContainerUrl())
        .credential(new StorageSharedKeyCredential(Accounts.NAME, Accounts.KEY))
        .httpClient(SecureClients.trusting())
        .blobContainerEncryptionScope(
            new BlobContainerEncryptionScope()
                .setDefaultEncryptionScope("fixed")
                .setEncryptionScopeOverridePrevented(true))
        .buildClient()
        .createIfNotExistsWithResponse(new BlobContainerCreateOptions(), null, null);
    assertThat(strict.getProperties().getDefaultEncryptionScope()).isEqualTo("fixed");
    BlobClient blob = strict.getBlobClient("b");
    assertRefused(
        403,
        "RequestForbiddenByContainerEncryptionPolicy",
        () -> blob.getEncryptionScopeClient("other").upload(BinaryData.fromString("x")));
    blob.upload(BinaryData.fromString("x"));
    assertThat(blob.getProperties().getEncryptionScope()).isEqualTo("fixed");
  }

  private static CustomerProvidedKey key(int seed) {
    byte[] bytes = new byte[32];
    Arrays.fill(bytes, (byte) seed);
    return new CustomerProvidedKey(bytes);
  }

  private static byte[] bytes(int length) {
    byte[] bytes = new byte[length];
    new Random(length).nextBytes(bytes);
    return bytes;
  }
}

package dev.malachite.acceptance.file;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.util.polling.SyncPoller;
import com.azure.storage.blob.BlobClient;
import com.azure.storage.blob.models.BlobCopyInfo;
import com.azure.storage.blob.models.CopyStatusType;
import com.azure.storage.file.share.ShareClient;
import com.azure.storage.file.share.ShareFileClient;
import com.azure.storage.file.share.sas.ShareFileSasPermission;
import com.azure.storage.file.share.sas.ShareServiceSasSignatureValues;
import dev.malachite.acceptance.Application;
import dev.malachite.acceptance.Needs;
import dev.malachite.acceptance.blob.BlobClients;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Blobs that are made from files of the same server. */
@Needs({"blob", "file"})
class FileToBlobTest {
  private final ShareClient share = FileClients.share();
  private final byte[] bytes = random();
  private final ShareFileClient file = FileClients.file(share, "report.bin", bytes);
  private final BlobClient blob =
      BlobClients.container(Application.shared()).getBlobClient("report.bin");

  private static byte[] random() {
    byte[] bytes = new byte[100_000];
    new Random(7).nextBytes(bytes);
    return bytes;
  }

  private String url() {
    return Application.shared().endpoint("file") + "/" + share.getShareName() + "/report.bin";
  }

  private String signed() {
    ShareServiceSasSignatureValues values =
        new ShareServiceSasSignatureValues(
            OffsetDateTime.now().plusHours(1),
            new ShareFileSasPermission().setReadPermission(true));
    return url() + "?" + file.generateSas(values);
  }

  @Test
  void copyBlobReadsAFile() {
    SyncPoller<BlobCopyInfo, Void> poller = blob.beginCopy(signed(), Duration.ofMillis(200));
    BlobCopyInfo copied = poller.waitForCompletion(Duration.ofMinutes(1)).getValue();
    assertThat(copied.getCopyStatus()).isEqualTo(CopyStatusType.SUCCESS);
    assertThat(blob.downloadContent().toBytes()).isEqualTo(bytes);
    assertThat(blob.getProperties().getBlobType().toString()).isEqualTo("BlockBlob");
  }

  @Test
  void putBlobFromUrlReadsAFile() {
    blob.getBlockBlobClient().uploadFromUrl(signed());
    assertThat(blob.downloadContent().toBytes()).isEqualTo(bytes);
  }

  @Test
  void aFileIsReadOnlyByWhoMay() {
    BlobClients.assertRefused(
        401, "CannotVerifyCopySource", () -> blob.getBlockBlobClient().uploadFromUrl(url()));
    assertThat(blob.exists()).isFalse();
  }
}

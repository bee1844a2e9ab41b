package dev.malachite.acceptance.file;

import static dev.malachite.acceptance.file.FileClients.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.util.polling.SyncPoller;
import com.azure.storage.file.share.ShareClient;
import com.azure.storage.file.share.ShareFileClient;
import com.azure.storage.file.share.models.CopyStatusType;
import com.azure.storage.file.share.models.ShareFileCopyInfo;
import com.azure.storage.file.share.models.ShareFileProperties;
import java.io.ByteArrayInputStream;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Copies that take longer than their request, from a server that keeps its bytes back. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PendingCopyTest {
  private static final byte[] CONTENT = {1, 2, 3, 4, 5};

  private final OwnServer server = new OwnServer();
  private final ShareClient share =
      FileClients.service(server.port()).createShare(FileClients.name());

  @AfterAll
  void stop() {
    server.close();
  }

  private static SyncPoller<ShareFileCopyInfo, Void> begin(
      ShareFileClient target, StalledSource source) {
    return target.beginCopy(source.url(), Map.of("a", "b"), Duration.ofMillis(50));
  }

  @Test
  void aCopyIsPendingUntilItsBytesAreThere() {
    ShareFileClient target = share.getFileClient("slow");
    try (StalledSource source = new StalledSource(CONTENT)) {
      SyncPoller<ShareFileCopyInfo, Void> copy = begin(target, source);
      assertThat(copy.poll().getValue().getCopyStatus()).isEqualTo(CopyStatusType.PENDING);
      assertThat(target.getProperties().getCopyProgress()).isEqualTo("0/5");
      assertThat(FileClients.read(target)).containsExactly(0, 0, 0, 0, 0);
      assertRefused(
          409,
          "PendingCopyOperation",
          () -> target.uploadRange(new ByteArrayInputStream(CONTENT), 5));
      assertRefused(409, "PendingCopyOperation", target::delete);
      source.release();
      copy.waitForCompletion(Duration.ofSeconds(30));
    }
    ShareFileProperties copied = target.getProperties();
    assertThat(copied.getCopyStatus()).isEqualTo(CopyStatusType.SUCCESS);
    assertThat(copied.getCopyProgress()).isEqualTo("5/5");
    assertThat(copied.getMetadata()).containsEntry("a", "b");
    assertThat(FileClients.read(target)).isEqualTo(CONTENT);
  }

  @Test
  void anAbortedCopyLeavesAnEmptyFile() {
    ShareFileClient target = share.getFileClient("aborted");
    try (StalledSource source = new StalledSource(CONTENT)) {
      String id = begin(target, source).poll().getValue().getCopyId();
      assertRefused(
          409, "CopyIdMismatch", () -> target.abortCopy("00000000-0000-0000-0000-000000000000"));
      target.abortCopy(id);
      assertThat(target.getProperties().getCopyStatus()).isEqualTo(CopyStatusType.ABORTED);
      assertThat(target.getProperties().getContentLength()).isZero();
      assertRefused(409, "NoPendingCopyOperation", () -> target.abortCopy(id));
    }
    target.delete();
  }
}

package dev.malachite.acceptance.file;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.storage.file.share.ShareClient;
import com.azure.storage.file.share.ShareFileClient;
import org.junit.jupiter.api.Test;

/** Links of shares for NFS through the SDK. */
class LinkTest {
  private final ShareClient share = FileClients.nfsShare();

  @Test
  void aHardLinkIsAnotherNameOfTheSameFile() {
    ShareFileClient file = FileClients.file(share, "f", new byte[] {1, 2, 3});
    ShareFileClient link = share.getFileClient("link");
    link.createHardLink("f");
    assertThat(FileClients.read(link)).containsExactly(1, 2, 3);
    file.delete();
    assertThat(FileClients.read(link)).containsExactly(1, 2, 3);
    assertThat(link.getProperties().getPosixProperties().getLinkCount()).isEqualTo(1);
  }

  @Test
  void aSymbolicLinkIsAText() {
    ShareFileClient link = share.getFileClient("link");
    link.createSymbolicLink("/else/where");
    assertThat(link.getSymbolicLink().getLinkText()).isEqualTo("/else/where");
  }
}

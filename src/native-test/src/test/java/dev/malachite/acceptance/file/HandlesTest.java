package dev.malachite.acceptance.file;

import static dev.malachite.acceptance.file.FileClients.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.azure.core.util.Context;
import com.azure.storage.file.share.ShareClient;
import com.azure.storage.file.share.ShareDirectoryClient;
import com.azure.storage.file.share.ShareFileClient;
import com.azure.storage.file.share.models.HandleItem;
import com.azure.storage.file.share.models.ShareFileHandleAccessRights;
import com.azure.storage.file.share.models.ShareFileItem;
import com.azure.storage.file.share.specialized.ShareLeaseClient;
import com.azure.storage.file.share.specialized.ShareLeaseClientBuilder;
import dev.malachite.acceptance.Accounts;
import dev.malachite.domain.FilePath;
import dev.malachite.file.handle.Handles;
import dev.malachite.file.handle.OpenHandle;
import dev.malachite.file.handle.OpenRequest;
import dev.malachite.file.model.ByteLock;
import dev.malachite.file.model.Handle;
import java.io.ByteArrayInputStream;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** What clients of other protocols have open, as the SDK meets it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class HandlesTest {
  private static final Set<Handle.Right> ALL = EnumSet.allOf(Handle.Right.class);
  private static final Set<Handle.Right> NONE = Set.of();
  private static final Set<Handle.Right> READ = Set.of(Handle.Right.READ);

  private final OwnServer server = new OwnServer();
  private final Handles handles = server.handles();
  private ShareClient share;
  private ShareDirectoryClient directory;
  private ShareFileClient file;

  @BeforeEach
  void create() {
    share = FileClients.service(server.port()).createShare(FileClients.name());
    directory = share.createDirectory("d");
    file = FileClients.file(share, "d/f", new byte[] {1, 2, 3});
  }

  @AfterAll
  void stop() {
    server.close();
  }

  private OpenHandle open(String path, Set<Handle.Right> access, Set<Handle.Right> shared) {
    return handles.open(
        new OpenRequest(
            Accounts.NAME,
            share.getShareName(),
            FilePath.parse(path, FilePath.TrailingDots.TRIM),
            access,
            shared,
            new OpenRequest.Client("10.0.0.1", "client", "7")));
  }

  private void write() {
    file.uploadRange(new ByteArrayInputStream(new byte[3]), 3);
  }

  @Test
  void whatAHandleDeniesIsASharingViolation() {
    OpenHandle handle = open("d/f", READ, NONE);
    String code = "SharingViolation";
    assertRefused(409, code, () -> FileClients.read(file));
    assertRefused(409, code, file::listRanges);
    assertRefused(409, code, this::write);
    assertRefused(409, code, () -> file.setMetadata(Map.of()));
    assertRefused(409, code, () -> file.create(1));
    assertRefused(409, code, file::delete);
    assertRefused(409, code, () -> file.rename("d/g"));
    assertRefused(409, code, () -> lease().acquireLease());
    assertThat(file.getProperties().getContentLength()).isEqualTo(3);
    assertThat(names()).containsExactly("f");
    handles.close(handle);
    write();
    file.delete();
  }

  private ShareLeaseClient lease() {
    return new ShareLeaseClientBuilder().fileClient(file).buildClient();
  }

  private List<String> names() {
    return directory.listFilesAndDirectories().stream().map(ShareFileItem::getName).toList();
  }

  @Test
  void aLockedByteIsAFileLockConflict() {
    OpenHandle handle = open("d/f", ALL, ALL);
    ByteLock lock = new ByteLock(2, 2, false);
    handles.lock(handle, lock);
    assertRefused(409, "FileLockConflict", this::write);
    assertRefused(409, "FileLockConflict", () -> file.clearRange(3));
    assertThat(FileClients.read(file)).containsExactly(1, 2, 3);
    handles.unlock(handle, lock);
    write();
  }

  @Test
  void aLeaseAndAWritingHandleExcludeEachOther() {
    OpenHandle handle = open("d/f", ALL, ALL);
    assertRefused(409, "SharingViolation", () -> lease().acquireLease());
    handles.close(handle);
    lease().acquireLease();
    assertThat(catchThrowable(() -> open("d/f", ALL, ALL)))
        .hasMessageContaining("SharingViolation");
    handles.close(open("d/f", READ, ALL));
  }

  @Test
  void aFileMarkedForDeletionIsGoneOnceItsHandlesAreClosed() {
    OpenHandle handle = open("d/f", ALL, ALL);
    handles.markForDelete(handle);
    String code = "DeletePending";
    assertRefused(409, code, file::getProperties);
    assertRefused(409, code, () -> FileClients.read(file));
    assertRefused(409, code, () -> file.create(1));
    assertRefused(409, code, file::delete);
    assertThat(names()).isEmpty();
    assertRefused(409, "DirectoryNotEmpty", directory::delete);
    assertThat(file.forceCloseAllHandles(null, Context.NONE).getClosedHandles()).isEqualTo(1);
    assertRefused(404, "ResourceNotFound", file::getProperties);
    directory.delete();
  }

  @Test
  void anEmptyDirectoryMarkedForDeletionTakesNothingNew() {
    ShareDirectoryClient empty = share.createDirectory("e");
    handles.markForDelete(open("e", ALL, ALL));
    assertRefused(409, "DeletePending", empty::getProperties);
    assertRefused(409, "DeletePending", () -> share.createFile("e/f", 1));
    assertRefused(409, "DeletePending", () -> share.createDirectory("e"));
    assertThat(share.getRootDirectoryClient().listFilesAndDirectories()).hasSize(1);
    server.clock().advance(Duration.ofMinutes(2));
    assertRefused(404, "ResourceNotFound", empty::getProperties);
    share.createDirectory("e");
  }

  @Test
  void handlesOfADeadProcessExpire() {
    open("d/f", ALL, NONE);
    assertRefused(409, "SharingViolation", () -> FileClients.read(file));
    server.clock().advance(Duration.ofMinutes(2));
    assertThat(FileClients.read(file)).containsExactly(1, 2, 3);
    assertThat(file.listHandles()).isEmpty();
  }

  @Test
  void handlesAreListedAndClosed() {
    OpenHandle one = open("d/f", READ, ALL);
    open("d/f", READ, ALL);
    open("d", READ, ALL);
    assertThat(file.listHandles())
        .hasSize(2)
        .anySatisfy(each -> {
          assertThat(each.getHandleId()).isEqualTo(one.id());
          assertThat(each.getPath()).isEqualTo("d/f");
          assertThat(each.getClientIp()).isEqualTo("10.0.0.1");
          assertThat(each.getSessionId()).isEqualTo("7");
          assertThat(each.getAccessRights()).containsExactly(ShareFileHandleAccessRights.READ);
        });
    ShareDirectoryClient root = share.getRootDirectoryClient();
    List<HandleItem> all = root.listHandles(2, true, null, Context.NONE).stream().toList();
    assertThat(all).hasSize(3);
    assertThat(directory.listHandles(null, false, null, Context.NONE)).hasSize(1);
    assertThat(file.forceCloseHandle(one.id()).getClosedHandles()).isEqualTo(1);
    assertThat(file.forceCloseHandle(one.id()).getClosedHandles()).isZero();
    assertThat(root.forceCloseAllHandles(true, null, Context.NONE).getClosedHandles()).isEqualTo(2);
    file.delete();
  }
}

package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.file.handle.Handles;
import dev.malachite.file.handle.OpenHandle;
import dev.malachite.file.model.ByteLock;
import dev.malachite.file.model.Handle;
import dev.malachite.protocol.errors.ErrorCode;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

final class HandlesTest {
  private static final Set<Handle.Right> READ = Set.of(Handle.Right.READ);
  private static final Set<Handle.Right> ALL = EnumSet.allOf(Handle.Right.class);

  private final Bench bench = new Bench();
  private final Handles handles = bench.service.handles();

  HandlesTest() {
    bench.share("locks");
    bench.directory("/locks/d");
    bench.file("/locks/d/f", 4);
  }

  @Test
  void handlesOfADeadProcessExpire() {
    OpenHandle handle = bench.open("locks", "d/f", ALL, Set.of());
    bench.clock.advance(Duration.ofSeconds(119));
    assertThat(bench.refusal("GetFile", "/locks/d/f")).isEqualTo(ErrorCode.SHARING_VIOLATION);
    assertThat(handles.renew(handle)).isTrue();
    bench.clock.advance(Duration.ofMillis(119_999));
    assertThat(bench.refusal("GetFile", "/locks/d/f")).isEqualTo(ErrorCode.SHARING_VIOLATION);
    bench.clock.advance(Duration.ofMillis(1));
    assertThat(bench.run("GetFile", "/locks/d/f").status()).isEqualTo(200);
    assertThat(handles.renew(handle)).isFalse();
  }

  @Test
  void aLockedByteKeepsThisApiFromWriting() {
    OpenHandle handle = bench.open("locks", "d/f", ALL, ALL);
    ByteLock lock = new ByteLock(3, 3, true);
    assertThat(handles.lock(handle, lock)).isTrue();
    assertThat(Bench.refusalOf(() -> bench.write("/locks/d/f", 0, new byte[1])))
        .isEqualTo(ErrorCode.FILE_LOCK_CONFLICT);
    OpenHandle other = bench.open("locks", "d/f", ALL, ALL);
    assertThat(Bench.refusalOf(() -> handles.lock(other, new ByteLock(0, 3, false))))
        .isEqualTo(ErrorCode.FILE_LOCK_CONFLICT);
    assertThat(handles.lock(other, new ByteLock(0, 2, true))).isTrue();
    handles.unlock(handle, lock);
    handles.close(other);
    bench.write("/locks/d/f", 0, new byte[1]);
  }

  @Test
  void aFileMarkedForDeletionIsHiddenUntilItIsGone() {
    OpenHandle handle = bench.open("locks", "d/f", ALL, ALL);
    OpenHandle other = bench.open("locks", "d/f", READ, ALL);
    assertThat(handles.markForDelete(handle)).isTrue();
    assertThat(bench.names("/locks/d")).isEmpty();
    for (String id : List.of("GetFile", "GetFileProperties", "DeleteFile")) {
      assertThat(bench.refusal(id, "/locks/d/f")).isEqualTo(ErrorCode.DELETE_PENDING);
    }
    assertThat(Bench.refusalOf(() -> bench.file("/locks/d/f", 1)))
        .isEqualTo(ErrorCode.DELETE_PENDING);
    assertThat(bench.refusal("DeleteDirectory", "/locks/d?restype=directory"))
        .isEqualTo(ErrorCode.DIRECTORY_NOT_EMPTY);
    handles.close(handle);
    assertThat(bench.refusal("GetFile", "/locks/d/f")).isEqualTo(ErrorCode.DELETE_PENDING);
    handles.close(other);
    assertThat(bench.refusal("GetFile", "/locks/d/f")).isEqualTo(ErrorCode.RESOURCE_NOT_FOUND);
    assertThat(Bench.text(bench.run("GetShareStats", "/locks?restype=share&comp=stats")))
        .contains("<ShareUsageBytes>0<");
  }

  @Test
  void aMarkedFileOfADeadProcessIsGoneWhenItsHandlesExpire() {
    OpenHandle handle = bench.open("locks", "d/f", ALL, ALL);
    handles.markForDelete(handle);
    bench.clock.advance(Duration.ofMinutes(2));
    assertThat(bench.refusal("GetFile", "/locks/d/f")).isEqualTo(ErrorCode.RESOURCE_NOT_FOUND);
    assertThat(bench.run("DeleteDirectory", "/locks/d?restype=directory").status()).isEqualTo(202);
    assertThat(usage()).isZero();
  }

  @Test
  void theNameOfAFileThatIsGoneCanBeTakenAgain() {
    OpenHandle handle = bench.open("locks", "d/f", ALL, ALL);
    handles.markForDelete(handle);
    bench.clock.advance(Duration.ofMinutes(2));
    bench.directory("/locks/d/f");
    assertThat(usage()).isZero();
    assertThat(bench.names("/locks/d")).containsExactly("f");
  }

  @Test
  void aSnapshotStillSeesAFileThatIsGone() {
    bench.write("/locks/d/f", 0, new byte[] {5});
    String snapshot = bench.snapshot("locks");
    OpenHandle handle = bench.open("locks", "d/f", ALL, ALL);
    handles.markForDelete(handle);
    handles.close(handle);
    bench.run("DeleteDirectory", "/locks/d?restype=directory");
    assertThat(bench.read("/locks/d/f?sharesnapshot=" + snapshot)).containsExactly(5, 0, 0, 0);
    assertThat(usage()).isZero();
  }

  private long usage() {
    String xml = Bench.text(bench.run("GetShareStats", "/locks?restype=share&comp=stats"));
    return Long.parseLong(xml.replaceAll("(?s).*<ShareUsageBytes>(.*)</ShareUsageBytes>.*", "$1"));
  }

  @Test
  void aLeaseKeepsWritersOut() {
    bench.run("AcquireFileLease", "/locks/d/f?comp=lease", "x-ms-lease-duration", "-1");
    assertThat(Bench.refusalOf(() -> bench.open("locks", "d/f", ALL, ALL)))
        .isEqualTo(ErrorCode.SHARING_VIOLATION);
    assertThat(bench.open("locks", "d/f", READ, ALL)).isNotNull();
  }

  @Test
  void handlesHonourOneAnother() {
    bench.open("locks", "d/f", READ, READ);
    assertThat(Bench.refusalOf(() -> bench.open("locks", "d/f", ALL, ALL)))
        .isEqualTo(ErrorCode.SHARING_VIOLATION);
    assertThat(Bench.refusalOf(() -> bench.open("locks", "d/f", READ, Set.of())))
        .isEqualTo(ErrorCode.SHARING_VIOLATION);
    assertThat(bench.open("locks", "d/f", READ, READ)).isNotNull();
  }

  @Test
  void anEmptyDirectoryMarkedForDeletionIsHiddenUntilItIsGone() {
    bench.directory("/locks/e");
    OpenHandle handle = bench.open("locks", "e", ALL, ALL);
    OpenHandle other = bench.open("locks", "e", READ, ALL);
    assertThat(handles.markForDelete(handle)).isTrue();
    assertThat(bench.names("/locks")).containsExactly("d");
    String pending = "409 DeletePending";
    assertThat(bench.refused("GetDirectoryProperties", "/locks/e?restype=directory"))
        .isEqualTo(pending);
    assertThat(bench.refused("SetDirectoryMetadata", "/locks/e?restype=directory&comp=metadata"))
        .isEqualTo(pending);
    assertThat(bench.refused("DeleteDirectory", "/locks/e?restype=directory")).isEqualTo(pending);
    assertThat(bench.refused("CreateDirectory", "/locks/e?restype=directory")).isEqualTo(pending);
    assertThat(bench.refused("CreateDirectory", "/locks/e/x?restype=directory")).isEqualTo(pending);
    assertThat(
            bench.refused(
                "RenameFile",
                "/locks/e/x?comp=rename",
                "x-ms-file-rename-source",
                "http://localhost:10003/locks/d/f"))
        .isEqualTo(pending);
    assertThat(Bench.refusalOf(() -> bench.open("locks", "e", READ, ALL)))
        .isEqualTo(ErrorCode.DELETE_PENDING);
    handles.close(handle);
    assertThat(bench.refused("GetDirectoryProperties", "/locks/e?restype=directory"))
        .isEqualTo(pending);
    handles.close(other);
    assertThat(bench.refused("GetDirectoryProperties", "/locks/e?restype=directory"))
        .isEqualTo("404 ResourceNotFound");
  }

  @Test
  void aMarkedDirectoryOfADeadProcessIsGoneWhenItsHandlesExpire() {
    bench.directory("/locks/e");
    handles.markForDelete(bench.open("locks", "e", ALL, ALL));
    bench.clock.advance(Duration.ofMinutes(2));
    assertThat(bench.refused("CreateDirectory", "/locks/e/x?restype=directory"))
        .isEqualTo("404 ParentNotFound");
    bench.directory("/locks/e");
    assertThat(bench.names("/locks")).containsExactly("d", "e");
  }

  @Test
  void onlyAnEmptyDirectoryWithTheRightToDeleteCanBeMarked() {
    OpenHandle full = bench.open("locks", "d", ALL, ALL);
    assertThat(Bench.refusalOf(() -> handles.markForDelete(full)))
        .isEqualTo(ErrorCode.DIRECTORY_NOT_EMPTY);
    bench.file("/locks/d/g", 1);
    bench.directory("/locks/e");
    OpenHandle reading = bench.open("locks", "e", READ, ALL);
    assertThat(Bench.refusalOf(() -> handles.markForDelete(reading)))
        .isEqualTo(ErrorCode.CANNOT_DELETE_FILE_OR_DIRECTORY);
    OpenHandle root = bench.open("locks", "", ALL, ALL);
    assertThat(Bench.refusalOf(() -> handles.markForDelete(root)))
        .isEqualTo(ErrorCode.CANNOT_DELETE_FILE_OR_DIRECTORY);
    assertThat(handles.close(full)).isTrue();
    assertThat(handles.markForDelete(full)).isFalse();
  }

  @Test
  void aFileCreatedWhileItsDirectoryIsMarkedIsNotLost() {
    AtomicReference<Runnable> meanwhile = new AtomicReference<>(() -> {});
    Bench racing = new Bench(store -> MeddlingStore.afterScans(store, meanwhile));
    racing.share("locks");
    racing.directory("/locks/e");
    OpenHandle handle = racing.open("locks", "e", ALL, ALL);
    meanwhile.set(() -> {
      meanwhile.set(() -> {});
      racing.file("/locks/e/f", 0);
    });
    assertThat(Bench.refusalOf(() -> racing.service.handles().markForDelete(handle)))
        .isEqualTo(ErrorCode.DIRECTORY_NOT_EMPTY);
    assertThat(racing.names("/locks/e")).containsExactly("f");
  }
}

package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.file.model.Handle;
import dev.malachite.protocol.errors.ErrorCode;
import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

final class DeleteDirectoryTest {
  private final Bench bench = new Bench();

  DeleteDirectoryTest() {
    bench.share("tree");
  }

  @Test
  void onlyAnEmptyDirectoryCanBeDeleted() {
    bench.directory("/tree/a");
    bench.file("/tree/a/f", 0);
    assertThat(bench.refusal("DeleteDirectory", "/tree/a?restype=directory"))
        .isEqualTo(ErrorCode.DIRECTORY_NOT_EMPTY);
    bench.file("/tree/a/g", 0);
    bench.run("DeleteFile", "/tree/a/f");
    bench.run("DeleteFile", "/tree/a/g");
    assertThat(bench.run("DeleteDirectory", "/tree/a?restype=directory").status()).isEqualTo(202);
    assertThat(bench.names("/tree")).isEmpty();
  }

  @Test
  void aFileThatIsCreatedWhileItsDirectoryIsDeletedIsNotLost() {
    AtomicReference<Runnable> meanwhile = new AtomicReference<>(() -> {});
    Bench racing = new Bench(store -> MeddlingStore.afterScans(store, meanwhile));
    racing.share("tree");
    racing.directory("/tree/a");
    meanwhile.set(() -> {
      meanwhile.set(() -> {});
      racing.file("/tree/a/f", 0);
    });
    assertThat(racing.refusal("DeleteDirectory", "/tree/a?restype=directory"))
        .isEqualTo(ErrorCode.DIRECTORY_NOT_EMPTY);
    assertThat(racing.names("/tree/a")).containsExactly("f");
  }

  @Test
  void whatCannotBeIsRefused() {
    bench.refuses("404 ShareNotFound", "DeleteDirectory", "/none/a?restype=directory");
    bench.refuses("404 ResourceNotFound", "DeleteDirectory", "/tree/a?restype=directory");
    bench.refuses("404 ParentNotFound", "DeleteDirectory", "/tree/a/b?restype=directory");
    bench.refuses("400 InvalidResourceName", "DeleteDirectory", "/tree/?restype=directory");
    bench.file("/tree/f", 0);
    bench.refuses("409 ResourceTypeMismatch", "DeleteDirectory", "/tree/f?restype=directory");
    bench.run("CreateDirectory", "/tree/r?restype=directory", "x-ms-file-attributes", "ReadOnly");
    bench.refuses("409 ReadOnlyAttribute", "DeleteDirectory", "/tree/r?restype=directory");
    bench.directory("/tree/open");
    bench.open("tree", "open", Set.of(Handle.Right.READ), EnumSet.allOf(Handle.Right.class));
    bench.refuses("409 SharingViolation", "DeleteDirectory", "/tree/open?restype=directory");
  }
}

package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.malachite.domain.Malformed;
import dev.malachite.protocol.errors.ErrorCode;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

final class DirectoryTest {
  private final Bench bench = new Bench();

  DirectoryTest() {
    bench.share("tree");
  }

  @Test
  void aParentMustExist() {
    assertThat(bench.refusal("CreateDirectory", "/tree/a/b?restype=directory"))
        .isEqualTo(ErrorCode.PARENT_NOT_FOUND);
    bench.file("/tree/a", 0);
    assertThat(bench.refusal("CreateDirectory", "/tree/a/b?restype=directory"))
        .isEqualTo(ErrorCode.PARENT_NOT_FOUND);
    assertThat(bench.refusal("CreateDirectory", "/tree/a?restype=directory"))
        .isEqualTo(ErrorCode.RESOURCE_TYPE_MISMATCH);
  }

  @Test
  void namesKeepTheirCaseAndAreFoundInAny() {
    bench.directory("/tree/Dir");
    bench.file("/tree/dIR/File", 1);
    assertThat(bench.names("/tree")).containsExactly("Dir");
    assertThat(bench.names("/tree/DIR")).containsExactly("File");
    assertThat(bench.refusal("CreateDirectory", "/tree/dir?restype=directory"))
        .isEqualTo(ErrorCode.RESOURCE_ALREADY_EXISTS);
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
  void theDeepestPathIsFound() {
    StringBuilder path = new StringBuilder("/tree");
    for (int depth = 0; depth < 249; depth++) {
      path.append("/d");
      bench.directory(path.toString());
    }
    bench.file(path + "/f", 7);
    assertThat(bench.run("GetFileProperties", path + "/f").headers().first("Content-Length"))
        .contains("7");
    assertThatThrownBy(() -> bench.directory(path + "/d/d")).isInstanceOf(Malformed.class);
  }

  @Test
  void theRootStays() {
    assertThat(bench.refusal("DeleteDirectory", "/tree/?restype=directory"))
        .isEqualTo(ErrorCode.INVALID_RESOURCE_NAME);
    assertThat(bench.refusal("CreateDirectory", "/tree/?restype=directory"))
        .isEqualTo(ErrorCode.RESOURCE_ALREADY_EXISTS);
    assertThat(
            bench.refusal(
                "RenameDirectory",
                "/tree/a?restype=directory&comp=rename",
                "x-ms-file-rename-source",
                "http://localhost:10003/tree//"))
        .isEqualTo(ErrorCode.INVALID_RESOURCE_NAME);
  }

  @Test
  void propertiesAndMetadataOfTheRootCanBeSet() {
    bench.run("SetDirectoryMetadata", "/tree?restype=directory&comp=metadata", "x-ms-meta-a", "b");
    assertThat(
            bench
                .run("GetDirectoryProperties", "/tree?restype=directory")
                .headers()
                .first("x-ms-meta-a"))
        .contains("b");
  }
}

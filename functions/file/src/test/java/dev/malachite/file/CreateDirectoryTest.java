package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.malachite.domain.Malformed;
import dev.malachite.protocol.errors.ErrorCode;
import org.junit.jupiter.api.Test;

final class CreateDirectoryTest {
  private final Bench bench = new Bench();

  CreateDirectoryTest() {
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
  void whatCannotBeIsRefused() {
    bench.refuses("404 ShareNotFound", "CreateDirectory", "/none/a?restype=directory");
    bench.refuses("409 ResourceAlreadyExists", "CreateDirectory", "/tree/?restype=directory");
    bench.refuses("400 InvalidResourceName", "CreateDirectory", "/tree/NUL?restype=directory");
    bench.refuses(
        "400 InvalidHeaderValue",
        "CreateDirectory",
        "/tree/a?restype=directory",
        "x-ms-file-attributes",
        "Shiny");
    bench.refuses(
        "400 BothPermissionAndPermissionKeyHeaderPresent",
        "CreateDirectory",
        "/tree/a?restype=directory",
        "x-ms-file-permission",
        "x",
        "x-ms-file-permission-key",
        "y");
  }
}

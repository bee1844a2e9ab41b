package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class GetPermissionTest {
  private final Bench bench = new Bench();

  GetPermissionTest() {
    bench.share("data");
  }

  @Test
  void theSameTextHasTheSameKeyAndTheRootHasOne() {
    String key =
        bench.header(
            "x-ms-file-permission-key", "GetDirectoryProperties", "/data?restype=directory");
    assertThat(
            Bench.text(
                bench.run(
                    "GetPermission",
                    "/data?restype=share&comp=filepermission",
                    "x-ms-file-permission-key",
                    key)))
        .contains("permission");
  }

  @Test
  void aKeyMustBeKnown() {
    bench.refuses(
        "404 ShareNotFound",
        "GetPermission",
        "/none?restype=share&comp=filepermission",
        "x-ms-file-permission-key",
        "1*1");
    bench.refuses(
        "400 MissingRequiredHeader", "GetPermission", "/data?restype=share&comp=filepermission");
    bench.refuses(
        "404 ResourceNotFound",
        "GetPermission",
        "/data?restype=share&comp=filepermission",
        "x-ms-file-permission-key",
        "1*1");
  }
}

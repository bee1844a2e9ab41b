package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class CreateHardLinkTest {
  private final Bench bench = new Bench();

  CreateHardLinkTest() {
    bench.share("nfs", "x-ms-enabled-protocols", "NFS");
    bench.directory("/nfs/d");
  }

  @Test
  void allNamesOfAFileShowTheSameBytes() {
    bench.file("/nfs/a", 3);
    bench.run(
        "CreateHardLink",
        "/nfs/d/b?restype=hardlink",
        "x-ms-type",
        "file",
        "x-ms-file-target-file",
        "/a");
    bench.write("/nfs/d/b", 0, new byte[] {1, 2, 3});
    assertThat(bench.read("/nfs/a")).containsExactly(1, 2, 3);
    assertThat(links("/nfs/a")).isEqualTo("2");
    bench.run("DeleteFile", "/nfs/a");
    assertThat(bench.read("/nfs/d/b")).containsExactly(1, 2, 3);
    assertThat(links("/nfs/d/b")).isEqualTo("1");
    bench.run("DeleteFile", "/nfs/d/b");
    assertThat(bench.names("/nfs/d")).isEmpty();
  }

  @Test
  void aListShowsTheLengthUnderEachName() {
    bench.file("/nfs/a", 3);
    bench.run(
        "CreateHardLink",
        "/nfs/c?restype=hardlink",
        "x-ms-type",
        "file",
        "x-ms-file-target-file",
        "a");
    String xml =
        Bench.text(bench.run("ListDirectoriesAndFiles", "/nfs?restype=directory&comp=list"));
    assertThat(xml.split("<Content-Length>3<", -1)).hasSize(3);
    assertThat(bench.names("/nfs")).containsExactly("a", "c", "d");
  }

  @Test
  void whatCannotBeLinkedIsRefused() {
    bench.refuses(
        "400 MissingRequiredHeader",
        "CreateHardLink",
        "/nfs/l?restype=hardlink",
        "x-ms-type",
        "file");
    bench.refuses(
        "404 ResourceNotFound",
        "CreateHardLink",
        "/nfs/l?restype=hardlink",
        "x-ms-type",
        "file",
        "x-ms-file-target-file",
        "none");
    bench.refuses(
        "409 ResourceTypeMismatch",
        "CreateHardLink",
        "/nfs/l?restype=hardlink",
        "x-ms-type",
        "file",
        "x-ms-file-target-file",
        "d");
    bench.refuses(
        "409 ResourceAlreadyExists",
        "CreateHardLink",
        "/nfs/d?restype=hardlink",
        "x-ms-type",
        "file",
        "x-ms-file-target-file",
        "d");
  }

  private String links(String path) {
    return bench.run("GetFileProperties", path).headers().first("x-ms-link-count").orElseThrow();
  }
}

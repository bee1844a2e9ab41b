package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.errors.ErrorCode;
import org.junit.jupiter.api.Test;

final class LinkTest {
  private final Bench bench = new Bench();

  LinkTest() {
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
  void aSymbolicLinkIsAText() {
    bench.run("CreateSymbolicLink", "/nfs/s?restype=symboliclink", "x-ms-link-text", "../x/y");
    assertThat(
            bench
                .run("GetSymbolicLink", "/nfs/s?restype=symboliclink")
                .headers()
                .first("x-ms-link-text"))
        .contains("../x/y");
    assertThat(bench.refusal("GetFile", "/nfs/s")).isEqualTo(ErrorCode.RESOURCE_TYPE_MISMATCH);
  }

  @Test
  void sharesForSmbHaveNoLinks() {
    bench.share("smb");
    assertThat(
            bench.refusal(
                "CreateSymbolicLink", "/smb/s?restype=symboliclink", "x-ms-link-text", "x"))
        .isEqualTo(ErrorCode.UNSUPPORTED_QUERY_PARAMETER);
  }

  private String links(String path) {
    return bench.run("GetFileProperties", path).headers().first("x-ms-link-count").orElseThrow();
  }
}

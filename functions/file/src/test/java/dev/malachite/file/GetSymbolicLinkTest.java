package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.errors.ErrorCode;
import org.junit.jupiter.api.Test;

final class GetSymbolicLinkTest {
  private final Bench bench = new Bench();

  GetSymbolicLinkTest() {
    bench.share("nfs", "x-ms-enabled-protocols", "NFS");
    bench.directory("/nfs/d");
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
  void whatIsNoLinkIsRefused() {
    bench.refuses("404 ResourceNotFound", "GetSymbolicLink", "/nfs/x?restype=symboliclink");
    bench.refuses("409 ResourceTypeMismatch", "GetSymbolicLink", "/nfs/d?restype=symboliclink");
  }
}

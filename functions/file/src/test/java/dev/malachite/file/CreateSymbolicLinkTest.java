package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.errors.ErrorCode;
import org.junit.jupiter.api.Test;

final class CreateSymbolicLinkTest {
  private final Bench bench = new Bench();

  CreateSymbolicLinkTest() {
    bench.share("nfs", "x-ms-enabled-protocols", "NFS");
    bench.directory("/nfs/d");
  }

  @Test
  void sharesForSmbHaveNoLinks() {
    bench.share("smb");
    assertThat(
            bench.refusal(
                "CreateSymbolicLink", "/smb/s?restype=symboliclink", "x-ms-link-text", "x"))
        .isEqualTo(ErrorCode.UNSUPPORTED_QUERY_PARAMETER);
  }

  @Test
  void aLinkIsListedAndDeletedLikeAFile() {
    bench.run("CreateSymbolicLink", "/nfs/s?restype=symboliclink", "x-ms-link-text", "d");
    assertThat(bench.names("/nfs")).containsExactly("d", "s");
    bench.run("DeleteFile", "/nfs/s");
    assertThat(bench.names("/nfs")).containsExactly("d");
  }

  @Test
  void whatCannotBeIsRefused() {
    bench.refuses("400 MissingRequiredHeader", "CreateSymbolicLink", "/nfs/s?restype=symboliclink");
    bench.refuses(
        "404 ParentNotFound",
        "CreateSymbolicLink",
        "/nfs/x/s?restype=symboliclink",
        "x-ms-link-text",
        "x");
    bench.refuses(
        "409 ResourceAlreadyExists",
        "CreateSymbolicLink",
        "/nfs/d?restype=symboliclink",
        "x-ms-link-text",
        "x");
  }
}

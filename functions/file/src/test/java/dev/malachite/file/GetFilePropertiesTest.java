package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Headers;
import org.junit.jupiter.api.Test;

final class GetFilePropertiesTest {
  private final Bench bench = new Bench();

  GetFilePropertiesTest() {
    bench.share("data");
    bench.file("/data/f", 5, "x-ms-meta-a", "b");
  }

  @Test
  void allIsShown() {
    Headers shown = bench.run("GetFileProperties", "/data/f").headers();
    assertThat(shown.first("Content-Length")).contains("5");
    assertThat(shown.first("x-ms-type")).contains("File");
    assertThat(shown.first("x-ms-meta-a")).contains("b");
    assertThat(shown.first("x-ms-lease-state")).contains("available");
    assertThat(shown.first("x-ms-file-attributes")).contains("Archive");
    assertThat(shown.first("x-ms-file-id")).isPresent();
  }

  @Test
  void aLeaseThatIsNamedMustBeTheRightOne() {
    bench.run(
        "AcquireFileLease",
        "/data/f?comp=lease",
        "x-ms-lease-duration",
        "-1",
        "x-ms-proposed-lease-id",
        "11111111-2222-3333-4444-555555555555");
    bench.refuses(
        "412 LeaseIdMismatchWithFileOperation",
        "GetFileProperties",
        "/data/f",
        "x-ms-lease-id",
        "99999999-2222-3333-4444-555555555555");
    assertThat(bench.header("x-ms-lease-status", "GetFileProperties", "/data/f"))
        .isEqualTo("locked");
  }

  @Test
  void whatIsNotThereIsRefused() {
    bench.refuses("404 ShareNotFound", "GetFileProperties", "/none/f");
    bench.refuses("404 ResourceNotFound", "GetFileProperties", "/data/x");
    bench.refuses("404 ParentNotFound", "GetFileProperties", "/data/x/y");
    bench.directory("/data/d");
    bench.refuses("409 ResourceTypeMismatch", "GetFileProperties", "/data/d");
  }
}

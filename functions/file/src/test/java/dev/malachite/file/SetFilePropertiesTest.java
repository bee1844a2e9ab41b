package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Headers;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

final class SetFilePropertiesTest {
  private static final byte[] FIVE = "12345".getBytes(StandardCharsets.UTF_8);
  private final Bench bench = new Bench();

  SetFilePropertiesTest() {
    bench.share("data");
    bench.file("/data/f", 5, "x-ms-meta-a", "b");
  }

  @Test
  void aShorterFileForgetsItsEnd() {
    bench.write("/data/f", 0, FIVE);
    bench.run("SetFileProperties", "/data/f?comp=properties", "x-ms-content-length", "2");
    bench.run("SetFileProperties", "/data/f?comp=properties", "x-ms-content-length", "4");
    assertThat(bench.read("/data/f")).containsExactly('1', '2', 0, 0);
  }

  @Test
  void headersAreReplacedTogether() {
    bench.run(
        "SetFileProperties",
        "/data/f?comp=properties",
        "x-ms-content-type",
        "text/plain",
        "x-ms-content-language",
        "en");
    bench.run("SetFileProperties", "/data/f?comp=properties", "x-ms-cache-control", "no-store");
    Headers shown = bench.run("GetFileProperties", "/data/f").headers();
    assertThat(shown.first("Cache-Control")).contains("no-store");
    assertThat(shown.first("Content-Language")).isEmpty();
  }

  @Test
  void leaseLocksAndValuesAreChecked() {
    bench.refuses(
        "400 InvalidHeaderValue",
        "SetFileProperties",
        "/data/f?comp=properties",
        "x-ms-file-attributes",
        "Shiny");
    bench.refuses(
        "400 OutOfRangeInput",
        "SetFileProperties",
        "/data/f?comp=properties",
        "x-ms-content-length",
        "4398046511105");
    bench.run(
        "AcquireFileLease",
        "/data/f?comp=lease",
        "x-ms-lease-duration",
        "-1",
        "x-ms-proposed-lease-id",
        "11111111-2222-3333-4444-555555555555");
    bench.refuses("412 LeaseIdMissing", "SetFileProperties", "/data/f?comp=properties");
  }

  @Test
  void whatIsNotThereIsRefused() {
    bench.refuses("404 ShareNotFound", "SetFileProperties", "/none/f?comp=properties");
    bench.refuses("404 ResourceNotFound", "SetFileProperties", "/data/x?comp=properties");
    bench.refuses("404 ParentNotFound", "SetFileProperties", "/data/x/y?comp=properties");
    bench.directory("/data/d");
    bench.refuses("409 ResourceTypeMismatch", "SetFileProperties", "/data/d?comp=properties");
  }
}

package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Headers;
import dev.malachite.protocol.errors.ErrorCode;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

final class CreateFileTest {
  private static final byte[] FIVE = "12345".getBytes(StandardCharsets.UTF_8);
  private final Bench bench = new Bench();

  CreateFileTest() {
    bench.share("data");
  }

  @Test
  void aNewFileIsAllZeros() {
    bench.file("/data/f", 5);
    assertThat(bench.read("/data/f")).containsExactly(0, 0, 0, 0, 0);
  }

  @Test
  void aFileThatIsCreatedAgainIsEmptyAgain() {
    bench.file("/data/f", 5);
    bench.write("/data/f", 0, FIVE);
    bench.file("/data/f", 2);
    assertThat(bench.read("/data/f")).containsExactly(0, 0);
  }

  @Test
  void aBodyFillsANewFile() {
    bench.run("CreateFile", "/data/f", FIVE, "x-ms-type", "file", "x-ms-content-length", "7");
    assertThat(bench.read("/data/f")).containsExactly('1', '2', '3', '4', '5', 0, 0);
  }

  @Test
  void timesAndAttributesAreReturnedAsGiven() {
    Headers headers =
        bench
            .file(
                "/data/f",
                0,
                "x-ms-file-attributes",
                "Hidden|System",
                "x-ms-file-creation-time",
                "2020-01-02T03:04:05.1234567Z",
                "x-ms-file-permission",
                "inherit")
            .headers();
    assertThat(headers.first("x-ms-file-attributes")).contains("Hidden | System");
    assertThat(headers.first("x-ms-file-creation-time")).contains("2020-01-02T03:04:05.1234567Z");
    assertThat(
            Bench.refusalOf(() ->
                bench.file(
                    "/data/g", 0, "x-ms-file-permission", "x", "x-ms-file-permission-key", "y")))
        .isEqualTo(ErrorCode.BOTH_PERMISSION_AND_PERMISSION_KEY_HEADER_PRESENT);
  }

  @Test
  void trailingDotsAreCutUnlessAllowed() {
    bench.file("/data/a.", 0);
    bench.file("/data/b.", 0, "x-ms-allow-trailing-dot", "true");
    assertThat(bench.names("/data")).containsExactly("a", "b.");
  }

  @Test
  void whatCannotBeIsRefused() {
    bench.refuses(
        "404 ShareNotFound",
        "CreateFile",
        "/none/f",
        "x-ms-type",
        "file",
        "x-ms-content-length",
        "1");
    bench.refuses(
        "404 ParentNotFound",
        "CreateFile",
        "/data/x/f",
        "x-ms-type",
        "file",
        "x-ms-content-length",
        "1");
    bench.refuses("400 MissingRequiredHeader", "CreateFile", "/data/f", "x-ms-type", "file");
    bench.refuses(
        "400 InvalidHeaderValue",
        "CreateFile",
        "/data/f",
        "x-ms-type",
        "file",
        "x-ms-content-length",
        "-1");
    bench.refuses(
        "400 OutOfRangeInput",
        "CreateFile",
        "/data/f",
        "x-ms-type",
        "file",
        "x-ms-content-length",
        "4398046511105");
    bench.refuses(
        "400 FileInvalidPermission",
        "CreateFile",
        "/data/f",
        "x-ms-type",
        "file",
        "x-ms-content-length",
        "1",
        "x-ms-file-permission",
        "everybody");
    bench.refuses(
        "400 InvalidMetadata",
        "CreateFile",
        "/data/f",
        "x-ms-type",
        "file",
        "x-ms-content-length",
        "1",
        "x-ms-meta-1-a",
        "b");
    bench.directory("/data/d");
    bench.refuses(
        "409 ResourceTypeMismatch",
        "CreateFile",
        "/data/d",
        "x-ms-type",
        "file",
        "x-ms-content-length",
        "1");
  }
}

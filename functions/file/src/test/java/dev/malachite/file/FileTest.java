package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Headers;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.Meter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

final class FileTest {
  private static final byte[] FIVE = "12345".getBytes(StandardCharsets.UTF_8);
  private final Bench bench = new Bench();

  FileTest() {
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
  void writesMustLieInside() {
    bench.file("/data/f", 5);
    assertThat(Bench.refusalOf(() -> bench.write("/data/f", 1, FIVE)))
        .isEqualTo(ErrorCode.INVALID_RANGE);
    assertThat(Bench.refusalOf(() -> bench.write("/data/none", 0, FIVE)))
        .isEqualTo(ErrorCode.RESOURCE_NOT_FOUND);
  }

  @Test
  void fourTebibytesWithOneRangeCostOneRange() {
    long length = 4L << 40;
    bench.file("/data/f", length);
    bench.write("/data/f", length - 5, FIVE);
    Meter before = bench.store.meter();
    String xml = Bench.text(bench.run("ListRanges", "/data/f?comp=rangelist"));
    assertThat(xml)
        .contains(
            "<Range><Start>" + (length - 512) + "</Start><End>" + (length - 1) + "</End></Range>");
    assertThat(bench.store.meter().minus(before).itemsScanned()).isEqualTo(1);
    assertThat(Bench.refusalOf(() -> bench.file("/data/g", length + 1)))
        .isEqualTo(ErrorCode.OUT_OF_RANGE_INPUT);
  }

  @Test
  void aClearedRangeIsZeroAndItsWholeSectorsAreFreed() {
    bench.file("/data/f", 2048);
    byte[] ones = new byte[2048];
    Arrays.fill(ones, (byte) 1);
    bench.write("/data/f", 0, ones);
    bench.run(
        "PutRange", "/data/f?comp=range", "x-ms-write", "clear", "x-ms-range", "bytes=500-1599");
    byte[] expected = ones.clone();
    Arrays.fill(expected, 500, 1600, (byte) 0);
    assertThat(bench.read("/data/f")).isEqualTo(expected);
    assertThat(Bench.text(bench.run("ListRanges", "/data/f?comp=rangelist")))
        .contains("<End>511</End>", "<Start>1536</Start>");
  }

  @Test
  void aShorterFileForgetsItsEnd() {
    bench.file("/data/f", 5);
    bench.write("/data/f", 0, FIVE);
    bench.run("SetFileProperties", "/data/f?comp=properties", "x-ms-content-length", "2");
    bench.run("SetFileProperties", "/data/f?comp=properties", "x-ms-content-length", "4");
    assertThat(bench.read("/data/f")).containsExactly('1', '2', 0, 0);
  }

  @Test
  void aReadOnlyFileCannotBeReplacedOrDeleted() {
    bench.file("/data/f", 5, "x-ms-file-attributes", "ReadOnly");
    assertThat(Bench.refusalOf(() -> bench.file("/data/f", 1)))
        .isEqualTo(ErrorCode.READ_ONLY_ATTRIBUTE);
    assertThat(bench.refusal("DeleteFile", "/data/f")).isEqualTo(ErrorCode.READ_ONLY_ATTRIBUTE);
    bench.run("SetFileProperties", "/data/f?comp=properties", "x-ms-file-attributes", "None");
    assertThat(bench.run("DeleteFile", "/data/f").status()).isEqualTo(202);
  }

  @Test
  void aLeaseLocksAFile() {
    bench.file("/data/f", 5);
    String id = "11111111-2222-3333-4444-555555555555";
    bench.run(
        "AcquireFileLease",
        "/data/f?comp=lease",
        "x-ms-lease-duration",
        "-1",
        "x-ms-proposed-lease-id",
        id);
    assertThat(Bench.refusalOf(() -> bench.write("/data/f", 0, FIVE)))
        .isEqualTo(ErrorCode.LEASE_ID_MISSING);
    assertThat(Bench.refusalOf(() -> bench.file("/data/f", 1)))
        .isEqualTo(ErrorCode.LEASE_ID_MISSING);
    assertThat(bench.refusal("DeleteFile", "/data/f")).isEqualTo(ErrorCode.LEASE_ID_MISSING);
    bench.file("/data/f", 1, "x-ms-lease-id", id);
    assertThat(bench.run("GetFileProperties", "/data/f").headers().first("x-ms-lease-state"))
        .contains("leased");
    assertThat(bench.run("DeleteFile", "/data/f", "x-ms-lease-id", id).status()).isEqualTo(202);
    assertThat(Bench.refusalOf(() -> bench.file("/data/f", 1, "x-ms-lease-id", id)))
        .isEqualTo(ErrorCode.LEASE_NOT_PRESENT_WITH_FILE_OPERATION);
  }

  @Test
  void aRangeComesFromAUrl() {
    bench.file("/data/f", 5);
    bench.write("/data/f", 0, FIVE);
    bench.file("/data/g", 5);
    bench.run(
        "PutRangeFromUrl",
        "/data/g?comp=range",
        "x-ms-write",
        "update",
        "x-ms-range",
        "bytes=0-4",
        "x-ms-source-range",
        "bytes=0-4",
        "x-ms-copy-source",
        "http://localhost:10003/data/f");
    assertThat(bench.read("/data/g")).isEqualTo(FIVE);
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
}

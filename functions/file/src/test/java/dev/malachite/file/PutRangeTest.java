package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ErrorCode;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

final class PutRangeTest {
  private static final byte[] FIVE = "12345".getBytes(StandardCharsets.UTF_8);
  private final Bench bench = new Bench();

  PutRangeTest() {
    bench.share("data");
    bench.file("/data/f", 5);
  }

  @Test
  void writesMustLieInside() {
    assertThat(Bench.refusalOf(() -> bench.write("/data/f", 1, FIVE)))
        .isEqualTo(ErrorCode.INVALID_RANGE);
    assertThat(Bench.refusalOf(() -> bench.write("/data/none", 0, FIVE)))
        .isEqualTo(ErrorCode.RESOURCE_NOT_FOUND);
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
  void aStructuredMessageIsUnpacked() {
    byte[] message = Structured.message(FIVE);
    Reply reply =
        bench.run("PutRange", "/data/f?comp=range", message, Structured.headers("bytes=0-4", 5));
    assertThat(reply.headers().first("x-ms-structured-body")).isPresent();
    assertThat(bench.read("/data/f")).isEqualTo(FIVE);
    message[message.length - 1] ^= 1;
    assertThat(
            bench.refused(
                "PutRange", "/data/f?comp=range", message, Structured.headers("bytes=0-4", 5)))
        .isEqualTo("400 Crc64Mismatch");
  }

  @Test
  void theTimeOfTheLastWriteIsKeptWhenAsked() {
    String before = bench.header("x-ms-file-last-write-time", "GetFileProperties", "/data/f");
    bench.clock.advance(Duration.ofSeconds(5));
    bench.run(
        "PutRange",
        "/data/f?comp=range",
        FIVE,
        "x-ms-write",
        "update",
        "x-ms-range",
        "bytes=0-4",
        "x-ms-file-last-write-time",
        "preserve");
    assertThat(bench.header("x-ms-file-last-write-time", "GetFileProperties", "/data/f"))
        .isEqualTo(before);
    bench.write("/data/f", 0, FIVE);
    assertThat(bench.header("x-ms-file-last-write-time", "GetFileProperties", "/data/f"))
        .isNotEqualTo(before);
  }

  @Test
  void whatCannotBeWrittenIsRefused() {
    bench.refuses(
        "404 ShareNotFound",
        "PutRange",
        "/none/f?comp=range",
        "x-ms-write",
        "clear",
        "x-ms-range",
        "bytes=0-1");
    bench.refuses(
        "400 MissingRequiredHeader", "PutRange", "/data/f?comp=range", "x-ms-range", "bytes=0-1");
    bench.refuses(
        "400 MissingRequiredHeader", "PutRange", "/data/f?comp=range", "x-ms-write", "clear");
    bench.refuses(
        "400 InvalidHeaderValue",
        "PutRange",
        "/data/f?comp=range",
        "x-ms-write",
        "erase",
        "x-ms-range",
        "bytes=0-1");
    bench.refuses(
        "400 InvalidHeaderValue",
        "PutRange",
        "/data/f?comp=range",
        "x-ms-write",
        "clear",
        "x-ms-range",
        "bytes=0-1",
        "Content-MD5",
        "x");
    bench.refuses(
        "400 InvalidHeaderValue",
        "PutRange",
        "/data/f?comp=range",
        "x-ms-write",
        "update",
        "x-ms-range",
        "bytes=0-1");
    assertThat(
            bench.refused(
                "PutRange",
                "/data/f?comp=range",
                FIVE,
                "x-ms-write",
                "update",
                "x-ms-range",
                "bytes=0-4",
                "Content-MD5",
                "AAAAAAAAAAAAAAAAAAAAAA=="))
        .isEqualTo("400 Md5Mismatch");
    assertThat(
            bench.refused(
                "PutRange",
                "/data/f?comp=range",
                new byte[4194305],
                "x-ms-write",
                "update",
                "x-ms-range",
                "bytes=0-4"))
        .isEqualTo("413 RequestBodyTooLarge");
    bench.run("SetFileProperties", "/data/f?comp=properties", "x-ms-file-attributes", "ReadOnly");
    bench.refuses(
        "409 ReadOnlyAttribute",
        "PutRange",
        "/data/f?comp=range",
        "x-ms-write",
        "clear",
        "x-ms-range",
        "bytes=0-1");
  }
}

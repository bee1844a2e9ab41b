package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Reply;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

final class GetFileTest {
  private static final byte[] FIVE = "12345".getBytes(StandardCharsets.UTF_8);
  private final Bench bench = new Bench();

  GetFileTest() {
    bench.share("data");
    bench.file("/data/f", 5);
  }

  @Test
  void wholeAndInParts() {
    bench.write("/data/f", 0, FIVE);
    Reply whole = bench.run("GetFile", "/data/f");
    assertThat(whole.status()).isEqualTo(200);
    assertThat(Bench.bytes(whole)).isEqualTo(FIVE);
    Reply part =
        bench.run(
            "GetFile", "/data/f", "x-ms-range", "bytes=1-2", "x-ms-range-get-content-md5", "true");
    assertThat(part.status()).isEqualTo(206);
    assertThat(part.headers().first("Content-Range")).contains("bytes 1-2/5");
    assertThat(part.headers().first("Content-MD5")).isPresent();
    assertThat(Bench.text(part)).isEqualTo("23");
  }

  @Test
  void aStructuredMessageHoldsTheBytes() {
    bench.write("/data/f", 0, FIVE);
    Reply reply =
        bench.run("GetFile", "/data/f", "x-ms-structured-body", "XSM/1.0; properties=crc64");
    assertThat(reply.headers().first("x-ms-structured-body")).contains("XSM/1.0; properties=crc64");
    assertThat(reply.headers().first("x-ms-structured-content-length")).contains("5");
    assertThat(Bench.bytes(reply)).isEqualTo(Structured.message(FIVE));
    bench.refuses("400 InvalidHeaderValue", "GetFile", "/data/f", "x-ms-structured-body", "XSM/9");
  }

  @Test
  void aReaderKeepsTheVersionItOpened() {
    bench.write("/data/f", 0, FIVE);
    Reply opened = bench.run("GetFile", "/data/f");
    bench.write("/data/f", 0, new byte[5]);
    assertThat(Bench.bytes(opened)).isEqualTo(FIVE);
  }

  @Test
  void whatCannotBeReadIsRefused() {
    bench.refuses("404 ShareNotFound", "GetFile", "/none/f");
    bench.refuses("404 ResourceNotFound", "GetFile", "/data/x");
    bench.refuses("404 ParentNotFound", "GetFile", "/data/x/y");
    bench.refuses("416 InvalidRange", "GetFile", "/data/f", "x-ms-range", "bytes=5-6");
    bench.refuses(
        "400 InvalidHeaderValue", "GetFile", "/data/f", "x-ms-range-get-content-md5", "true");
    bench.refuses(
        "400 OutOfRangeInput",
        "GetFile",
        "/data/f",
        "x-ms-range",
        "bytes=0-4194304",
        "x-ms-range-get-content-md5",
        "true");
    bench.directory("/data/d");
    bench.refuses("409 ResourceTypeMismatch", "GetFile", "/data/d");
  }
}

package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

final class PutRangeFromUrlTest {
  private static final byte[] FIVE = "12345".getBytes(StandardCharsets.UTF_8);
  private final Bench bench = new Bench();

  PutRangeFromUrlTest() {
    bench.share("data");
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
  void whatCannotBeCopiedIsRefused() {
    bench.file("/data/g", 5);
    String range = "x-ms-range";
    String source = "x-ms-copy-source";
    String uri = "/data/g?comp=range";
    String here = "http://localhost:10003/data/";
    bench.refuses(
        "404 CannotVerifyCopySource",
        "PutRangeFromUrl",
        uri,
        "x-ms-write",
        "update",
        range,
        "bytes=0-4",
        source,
        here + "none");
    bench.refuses(
        "416 InvalidRange",
        "PutRangeFromUrl",
        uri,
        "x-ms-write",
        "update",
        range,
        "bytes=3-9",
        source,
        here + "g");
    bench.refuses(
        "400 MissingRequiredHeader",
        "PutRangeFromUrl",
        uri,
        "x-ms-write",
        "update",
        source,
        here + "g");
    bench.refuses(
        "400 InvalidHeaderValue",
        "PutRangeFromUrl",
        uri,
        "x-ms-write",
        "update",
        range,
        "bytes=0-4",
        "x-ms-source-range",
        "bytes=0-1",
        source,
        here + "g");
    bench.refuses(
        "412 SourceConditionNotMet",
        "PutRangeFromUrl",
        uri,
        "x-ms-write",
        "update",
        range,
        "bytes=0-4",
        source,
        here + "g",
        "x-ms-source-if-match-crc64",
        "AAAAAAAAAAA=");
    bench.refuses(
        "404 ResourceNotFound",
        "PutRangeFromUrl",
        "/data/x?comp=range",
        "x-ms-write",
        "update",
        range,
        "bytes=0-4",
        source,
        here + "g");
  }
}

package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Headers;
import org.junit.jupiter.api.Test;

final class SetDirectoryPropertiesTest {
  private final Bench bench = new Bench();

  SetDirectoryPropertiesTest() {
    bench.share("data");
    bench.run("CreateDirectory", "/data/d?restype=directory", "x-ms-meta-a", "b");
  }

  @Test
  void attributesAndTimesChange() {
    bench.run(
        "SetDirectoryProperties",
        "/data/d?restype=directory&comp=properties",
        "x-ms-file-attributes",
        "Hidden",
        "x-ms-file-creation-time",
        "2020-01-02T03:04:05.1234567Z");
    Headers shown = bench.run("GetDirectoryProperties", "/data/d?restype=directory").headers();
    assertThat(shown.first("x-ms-file-attributes")).contains("Hidden | Directory");
    assertThat(shown.first("x-ms-file-creation-time")).contains("2020-01-02T03:04:05.1234567Z");
    bench.refuses(
        "400 InvalidHeaderValue",
        "SetDirectoryProperties",
        "/data/d?restype=directory&comp=properties",
        "x-ms-file-permission-key",
        "1*1");
  }

  @Test
  void whatIsNotThereIsRefused() {
    bench.refuses(
        "404 ShareNotFound", "SetDirectoryProperties", "/none/d?restype=directory&comp=properties");
    bench.refuses(
        "404 ResourceNotFound",
        "SetDirectoryProperties",
        "/data/x?restype=directory&comp=properties");
    bench.refuses(
        "404 ParentNotFound",
        "SetDirectoryProperties",
        "/data/x/y?restype=directory&comp=properties");
    bench.file("/data/f", 0);
    bench.refuses(
        "409 ResourceTypeMismatch",
        "SetDirectoryProperties",
        "/data/f?restype=directory&comp=properties");
  }
}

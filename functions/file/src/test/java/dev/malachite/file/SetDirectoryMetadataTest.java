package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class SetDirectoryMetadataTest {
  private final Bench bench = new Bench();

  SetDirectoryMetadataTest() {
    bench.share("data");
    bench.run("CreateDirectory", "/data/d?restype=directory", "x-ms-meta-a", "b");
  }

  @Test
  void itIsReplaced() {
    bench.run(
        "SetDirectoryMetadata", "/data/d?restype=directory&comp=metadata", "x-ms-meta-c", "d");
    assertThat(
            bench.header(
                "x-ms-meta-c", "GetDirectoryMetadata", "/data/d?restype=directory&comp=metadata"))
        .isEqualTo("d");
    assertThat(
            bench.header(
                "x-ms-meta-a", "GetDirectoryMetadata", "/data/d?restype=directory&comp=metadata"))
        .isEmpty();
    bench.refuses(
        "400 InvalidMetadata",
        "SetDirectoryMetadata",
        "/data/d?restype=directory&comp=metadata",
        "x-ms-meta-1-a",
        "b");
  }

  @Test
  void propertiesAndMetadataOfTheRootCanBeSet() {
    bench.run("SetDirectoryMetadata", "/data?restype=directory&comp=metadata", "x-ms-meta-a", "b");
    assertThat(
            bench
                .run("GetDirectoryProperties", "/data?restype=directory")
                .headers()
                .first("x-ms-meta-a"))
        .contains("b");
  }

  @Test
  void whatIsNotThereIsRefused() {
    bench.refuses(
        "404 ShareNotFound", "SetDirectoryMetadata", "/none/d?restype=directory&comp=metadata");
    bench.refuses(
        "404 ResourceNotFound", "SetDirectoryMetadata", "/data/x?restype=directory&comp=metadata");
    bench.refuses(
        "404 ParentNotFound", "SetDirectoryMetadata", "/data/x/y?restype=directory&comp=metadata");
    bench.file("/data/f", 0);
    bench.refuses(
        "409 ResourceTypeMismatch",
        "SetDirectoryMetadata",
        "/data/f?restype=directory&comp=metadata");
  }
}

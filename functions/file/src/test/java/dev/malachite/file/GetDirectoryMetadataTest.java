package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class GetDirectoryMetadataTest {
  private final Bench bench = new Bench();

  GetDirectoryMetadataTest() {
    bench.share("data");
    bench.run("CreateDirectory", "/data/d?restype=directory", "x-ms-meta-a", "b");
  }

  @Test
  void itIsShown() {
    assertThat(
            bench.header(
                "x-ms-meta-a", "GetDirectoryMetadata", "/data/d?restype=directory&comp=metadata"))
        .isEqualTo("b");
  }

  @Test
  void whatIsNotThereIsRefused() {
    bench.refuses(
        "404 ShareNotFound", "GetDirectoryMetadata", "/none/d?restype=directory&comp=metadata");
    bench.refuses(
        "404 ResourceNotFound", "GetDirectoryMetadata", "/data/x?restype=directory&comp=metadata");
    bench.refuses(
        "404 ParentNotFound", "GetDirectoryMetadata", "/data/x/y?restype=directory&comp=metadata");
    bench.file("/data/f", 0);
    bench.refuses(
        "409 ResourceTypeMismatch",
        "GetDirectoryMetadata",
        "/data/f?restype=directory&comp=metadata");
  }
}

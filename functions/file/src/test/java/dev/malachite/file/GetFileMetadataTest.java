package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class GetFileMetadataTest {
  private final Bench bench = new Bench();

  GetFileMetadataTest() {
    bench.share("data");
    bench.file("/data/f", 5, "x-ms-meta-a", "b");
  }

  @Test
  void itIsShownAlsoOfASnapshot() {
    String snapshot = bench.snapshot("data");
    bench.run("SetFileMetadata", "/data/f?comp=metadata");
    assertThat(bench.header("x-ms-meta-a", "GetFileMetadata", "/data/f?comp=metadata")).isEmpty();
    assertThat(
            bench.header(
                "x-ms-meta-a",
                "GetFileMetadata",
                "/data/f?comp=metadata&sharesnapshot=" + snapshot))
        .isEqualTo("b");
  }

  @Test
  void whatIsNotThereIsRefused() {
    bench.refuses("404 ShareNotFound", "GetFileMetadata", "/none/f?comp=metadata");
    bench.refuses("404 ResourceNotFound", "GetFileMetadata", "/data/x?comp=metadata");
    bench.refuses("404 ParentNotFound", "GetFileMetadata", "/data/x/y?comp=metadata");
    bench.directory("/data/d");
    bench.refuses("409 ResourceTypeMismatch", "GetFileMetadata", "/data/d?comp=metadata");
  }
}

package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class SetFileMetadataTest {
  private final Bench bench = new Bench();

  SetFileMetadataTest() {
    bench.share("data");
    bench.file("/data/f", 5, "x-ms-meta-a", "b");
  }

  @Test
  void itIsReplaced() {
    bench.run("SetFileMetadata", "/data/f?comp=metadata", "x-ms-meta-c", "d");
    assertThat(bench.header("x-ms-meta-c", "GetFileProperties", "/data/f")).isEqualTo("d");
    assertThat(bench.header("x-ms-meta-a", "GetFileProperties", "/data/f")).isEmpty();
    bench.refuses(
        "400 InvalidMetadata", "SetFileMetadata", "/data/f?comp=metadata", "x-ms-meta-1-a", "b");
  }

  @Test
  void theLeaseIsNeeded() {
    bench.run(
        "AcquireFileLease",
        "/data/f?comp=lease",
        "x-ms-lease-duration",
        "-1",
        "x-ms-proposed-lease-id",
        "11111111-2222-3333-4444-555555555555");
    bench.refuses("412 LeaseIdMissing", "SetFileMetadata", "/data/f?comp=metadata");
    bench.run(
        "SetFileMetadata",
        "/data/f?comp=metadata",
        "x-ms-lease-id",
        "11111111-2222-3333-4444-555555555555");
  }

  @Test
  void whatIsNotThereIsRefused() {
    bench.refuses("404 ShareNotFound", "SetFileMetadata", "/none/f?comp=metadata");
    bench.refuses("404 ResourceNotFound", "SetFileMetadata", "/data/x?comp=metadata");
    bench.refuses("404 ParentNotFound", "SetFileMetadata", "/data/x/y?comp=metadata");
    bench.directory("/data/d");
    bench.refuses("409 ResourceTypeMismatch", "SetFileMetadata", "/data/d?comp=metadata");
  }
}

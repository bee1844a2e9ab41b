package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class GetShareMetadataTest {
  private final Bench bench = new Bench();

  GetShareMetadataTest() {
    bench.share("data", "x-ms-meta-a", "b");
  }

  @Test
  void shareAndSnapshotAreShown() {
    String uri = "/data?restype=share&comp=metadata";
    assertThat(bench.header("x-ms-meta-a", "GetShareMetadata", uri)).isEqualTo("b");
    String snapshot = bench.snapshot("data");
    bench.run("SetShareMetadata", uri);
    assertThat(bench.header("x-ms-meta-a", "GetShareMetadata", uri)).isEmpty();
    assertThat(bench.header("x-ms-meta-a", "GetShareMetadata", uri + "&sharesnapshot=" + snapshot))
        .isEqualTo("b");
  }

  @Test
  void whatIsNotThereIsRefused() {
    bench.refuses("404 ShareNotFound", "GetShareMetadata", "/none?restype=share&comp=metadata");
    bench.refuses(
        "404 ShareSnapshotNotFound",
        "GetShareMetadata",
        "/data?restype=share&comp=metadata&sharesnapshot=2020-01-01T00:00:00.0000000Z");
  }
}

package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class GetSharePropertiesTest {
  private final Bench bench = new Bench();

  GetSharePropertiesTest() {
    bench.share("data", "x-ms-meta-a", "b");
  }

  @Test
  void shareAndSnapshotAreShown() {
    assertThat(bench.header("x-ms-meta-a", "GetShareProperties", "/data?restype=share"))
        .isEqualTo("b");
    String snapshot = bench.snapshot("data");
    bench.run("SetShareMetadata", "/data?restype=share&comp=metadata");
    assertThat(bench.header("x-ms-meta-a", "GetShareProperties", "/data?restype=share")).isEmpty();
    assertThat(
            bench.header(
                "x-ms-meta-a",
                "GetShareProperties",
                "/data?restype=share&sharesnapshot=" + snapshot))
        .isEqualTo("b");
  }

  @Test
  void whatIsNotThereIsRefused() {
    bench.refuses("404 ShareNotFound", "GetShareProperties", "/none?restype=share");
    bench.refuses(
        "404 ShareSnapshotNotFound",
        "GetShareProperties",
        "/data?restype=share&sharesnapshot=2020-01-01T00:00:00.0000000Z");
  }
}

package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class SetShareMetadataTest {
  private final Bench bench = new Bench();

  SetShareMetadataTest() {
    bench.share("data");
  }

  @Test
  void theChangeIsShown() {
    assertThat(
            bench
                .run("SetShareMetadata", "/data?restype=share&comp=metadata", "x-ms-meta-a", "b")
                .status())
        .isEqualTo(200);
    assertThat(bench.header("x-ms-meta-a", "GetShareProperties", "/data?restype=share"))
        .isEqualTo("b");
  }

  @Test
  void theLeaseIsNeeded() {
    bench.run(
        "AcquireShareLease",
        "/data?restype=share&comp=lease",
        "x-ms-lease-duration",
        "-1",
        "x-ms-proposed-lease-id",
        "11111111-2222-3333-4444-555555555555");
    bench.refuses(
        "412 LeaseIdMissing",
        "SetShareMetadata",
        "/data?restype=share&comp=metadata",
        "x-ms-meta-a",
        "b");
    bench.run(
        "SetShareMetadata",
        "/data?restype=share&comp=metadata",
        "x-ms-lease-id",
        "11111111-2222-3333-4444-555555555555",
        "x-ms-meta-a",
        "b");
  }

  @Test
  void whatCannotBeIsRefused() {
    bench.refuses(
        "404 ShareNotFound",
        "SetShareMetadata",
        "/none?restype=share&comp=metadata",
        "x-ms-meta-a",
        "b");
    bench.refuses(
        "400 InvalidQueryParameterValue",
        "SetShareMetadata",
        "/data?restype=share&comp=metadata&sharesnapshot=" + bench.snapshot("data"),
        "x-ms-meta-a",
        "b");
    bench.refuses(
        "400 InvalidMetadata",
        "SetShareMetadata",
        "/data?restype=share&comp=metadata",
        "x-ms-meta-1-a",
        "b");
  }
}

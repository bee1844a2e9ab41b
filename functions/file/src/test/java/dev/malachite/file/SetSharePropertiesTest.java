package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class SetSharePropertiesTest {
  private final Bench bench = new Bench();

  SetSharePropertiesTest() {
    bench.share("data");
  }

  @Test
  void theChangeIsShown() {
    assertThat(
            bench
                .run(
                    "SetShareProperties",
                    "/data?restype=share&comp=properties",
                    "x-ms-share-quota",
                    "9")
                .status())
        .isEqualTo(200);
    assertThat(bench.header("x-ms-share-quota", "GetShareProperties", "/data?restype=share"))
        .isEqualTo("9");
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
        "SetShareProperties",
        "/data?restype=share&comp=properties",
        "x-ms-share-quota",
        "9");
    bench.run(
        "SetShareProperties",
        "/data?restype=share&comp=properties",
        "x-ms-lease-id",
        "11111111-2222-3333-4444-555555555555",
        "x-ms-share-quota",
        "9");
  }

  @Test
  void whatCannotBeIsRefused() {
    bench.refuses(
        "404 ShareNotFound",
        "SetShareProperties",
        "/none?restype=share&comp=properties",
        "x-ms-share-quota",
        "9");
    bench.refuses(
        "400 InvalidQueryParameterValue",
        "SetShareProperties",
        "/data?restype=share&comp=properties&sharesnapshot=" + bench.snapshot("data"),
        "x-ms-share-quota",
        "9");
    bench.refuses(
        "400 InvalidHeaderValue",
        "SetShareProperties",
        "/data?restype=share&comp=properties",
        "x-ms-share-quota",
        "-1");
  }
}

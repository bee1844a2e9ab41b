package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ReleaseShareLeaseTest {
  private static final String URI = "/data?restype=share&comp=lease";
  private static final String ONE = "11111111-2222-3333-4444-555555555555";
  private static final String TWO = "99999999-2222-3333-4444-555555555555";
  private final Bench bench = new Bench();

  ReleaseShareLeaseTest() {
    bench.share("data");
  }

  @Test
  void aReleasedOneIsFreeAtOnce() {
    bench.run("AcquireShareLease", URI, "x-ms-lease-duration", "-1", "x-ms-proposed-lease-id", ONE);
    assertThat(bench.run("ReleaseShareLease", URI, "x-ms-lease-id", ONE).status()).isEqualTo(200);
    assertThat(
            bench
                .run(
                    "AcquireShareLease",
                    URI,
                    "x-ms-lease-duration",
                    "-1",
                    "x-ms-proposed-lease-id",
                    TWO)
                .status())
        .isEqualTo(201);
  }

  @Test
  void onlyItsHolderReleasesIt() {
    bench.refuses(
        "409 LeaseIdMismatchWithLeaseOperation", "ReleaseShareLease", URI, "x-ms-lease-id", ONE);
    bench.run("AcquireShareLease", URI, "x-ms-lease-duration", "-1", "x-ms-proposed-lease-id", ONE);
    bench.refuses(
        "409 LeaseIdMismatchWithLeaseOperation", "ReleaseShareLease", URI, "x-ms-lease-id", TWO);
    bench.refuses("400 MissingRequiredHeader", "ReleaseShareLease", URI);
    bench.refuses(
        "404 ShareNotFound",
        "ReleaseShareLease",
        "/none?restype=share&comp=lease",
        "x-ms-lease-id",
        ONE);
  }
}

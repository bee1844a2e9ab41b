package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ReleaseFileLeaseTest {
  private static final String URI = "/data/f?comp=lease";
  private static final String ONE = "11111111-2222-3333-4444-555555555555";
  private static final String TWO = "99999999-2222-3333-4444-555555555555";
  private final Bench bench = new Bench();

  ReleaseFileLeaseTest() {
    bench.share("data");
    bench.file("/data/f", 5);
  }

  @Test
  void aReleasedOneIsFreeAtOnce() {
    bench.run("AcquireFileLease", URI, "x-ms-lease-duration", "-1", "x-ms-proposed-lease-id", ONE);
    assertThat(bench.run("ReleaseFileLease", URI, "x-ms-lease-id", ONE).status()).isEqualTo(200);
    assertThat(
            bench
                .run(
                    "AcquireFileLease",
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
        "409 LeaseIdMismatchWithLeaseOperation", "ReleaseFileLease", URI, "x-ms-lease-id", ONE);
    bench.run("AcquireFileLease", URI, "x-ms-lease-duration", "-1", "x-ms-proposed-lease-id", ONE);
    bench.refuses(
        "409 LeaseIdMismatchWithLeaseOperation", "ReleaseFileLease", URI, "x-ms-lease-id", TWO);
    bench.refuses("400 MissingRequiredHeader", "ReleaseFileLease", URI);
    bench.refuses(
        "404 ShareNotFound", "ReleaseFileLease", "/none/f?comp=lease", "x-ms-lease-id", ONE);
  }
}

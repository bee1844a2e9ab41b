package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

final class RenewShareLeaseTest {
  private static final String URI = "/data?restype=share&comp=lease";
  private static final String ONE = "11111111-2222-3333-4444-555555555555";
  private static final String TWO = "99999999-2222-3333-4444-555555555555";
  private final Bench bench = new Bench();

  RenewShareLeaseTest() {
    bench.share("data");
  }

  @Test
  void itsTimeBeginsAnew() {
    bench.run("AcquireShareLease", URI, "x-ms-lease-duration", "15", "x-ms-proposed-lease-id", ONE);
    bench.clock.advance(Duration.ofSeconds(14));
    assertThat(bench.run("RenewShareLease", URI, "x-ms-lease-id", ONE).status()).isEqualTo(200);
    bench.clock.advance(Duration.ofSeconds(14));
    bench.refuses(
        "409 LeaseAlreadyPresent",
        "AcquireShareLease",
        URI,
        "x-ms-lease-duration",
        "-1",
        "x-ms-proposed-lease-id",
        TWO);
  }

  @Test
  void whatCannotBeRenewedIsRefused() {
    bench.refuses(
        "409 LeaseIdMismatchWithLeaseOperation", "RenewShareLease", URI, "x-ms-lease-id", ONE);
    bench.run("AcquireShareLease", URI, "x-ms-lease-duration", "-1", "x-ms-proposed-lease-id", ONE);
    bench.refuses(
        "409 LeaseIdMismatchWithLeaseOperation", "RenewShareLease", URI, "x-ms-lease-id", TWO);
    bench.run("BreakShareLease", URI);
    bench.refuses(
        "409 LeaseIsBrokenAndCannotBeRenewed", "RenewShareLease", URI, "x-ms-lease-id", ONE);
  }
}

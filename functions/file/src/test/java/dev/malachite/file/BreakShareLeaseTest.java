package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

final class BreakShareLeaseTest {
  private static final String URI = "/data?restype=share&comp=lease";
  private static final String ONE = "11111111-2222-3333-4444-555555555555";
  private static final String TWO = "99999999-2222-3333-4444-555555555555";
  private final Bench bench = new Bench();

  BreakShareLeaseTest() {
    bench.share("data");
  }

  @Test
  void anInfiniteOneBreaksAtOnce() {
    bench.run("AcquireShareLease", URI, "x-ms-lease-duration", "-1", "x-ms-proposed-lease-id", ONE);
    assertThat(bench.run("BreakShareLease", URI).status()).isEqualTo(202);
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
  void aFiniteOneBreaksWhenItsTimeIsOver() {
    bench.run("AcquireShareLease", URI, "x-ms-lease-duration", "15", "x-ms-proposed-lease-id", ONE);
    assertThat(
            bench.header(
                "x-ms-lease-time", "BreakShareLease", URI, "x-ms-lease-break-period", "10"))
        .isEqualTo("10");
    bench.refuses(
        "409 LeaseAlreadyPresent",
        "AcquireShareLease",
        URI,
        "x-ms-lease-duration",
        "-1",
        "x-ms-proposed-lease-id",
        TWO);
    bench.clock.advance(Duration.ofSeconds(10));
    bench.run("AcquireShareLease", URI, "x-ms-lease-duration", "-1", "x-ms-proposed-lease-id", TWO);
  }

  @Test
  void whatCannotBeBrokenIsRefused() {
    bench.refuses("409 LeaseNotPresentWithLeaseOperation", "BreakShareLease", URI);
    bench.refuses("404 ShareNotFound", "BreakShareLease", "/none?restype=share&comp=lease");
  }
}

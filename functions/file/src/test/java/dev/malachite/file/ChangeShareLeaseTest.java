package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ChangeShareLeaseTest {
  private static final String URI = "/data?restype=share&comp=lease";
  private static final String ONE = "11111111-2222-3333-4444-555555555555";
  private static final String TWO = "99999999-2222-3333-4444-555555555555";
  private final Bench bench = new Bench();

  ChangeShareLeaseTest() {
    bench.share("data");
  }

  @Test
  void theNewIdCountsFromNowOn() {
    bench.run("AcquireShareLease", URI, "x-ms-lease-duration", "-1", "x-ms-proposed-lease-id", ONE);
    assertThat(
            bench.header(
                "x-ms-lease-id",
                "ChangeShareLease",
                URI,
                "x-ms-lease-id",
                ONE,
                "x-ms-proposed-lease-id",
                TWO))
        .isEqualTo(TWO);
    bench.refuses(
        "409 LeaseIdMismatchWithLeaseOperation", "ReleaseShareLease", URI, "x-ms-lease-id", ONE);
    bench.run("ReleaseShareLease", URI, "x-ms-lease-id", TWO);
  }

  @Test
  void whatCannotBeIsRefused() {
    bench.refuses(
        "409 LeaseNotPresentWithLeaseOperation",
        "ChangeShareLease",
        URI,
        "x-ms-lease-id",
        ONE,
        "x-ms-proposed-lease-id",
        TWO);
    bench.run("AcquireShareLease", URI, "x-ms-lease-duration", "-1", "x-ms-proposed-lease-id", ONE);
    bench.refuses("400 MissingRequiredHeader", "ChangeShareLease", URI, "x-ms-lease-id", ONE);
    bench.run("BreakShareLease", URI);
    bench.refuses(
        "409 LeaseNotPresentWithLeaseOperation",
        "ChangeShareLease",
        URI,
        "x-ms-lease-id",
        ONE,
        "x-ms-proposed-lease-id",
        TWO);
    bench.refuses(
        "404 ShareNotFound",
        "ChangeShareLease",
        "/none?restype=share&comp=lease",
        "x-ms-lease-id",
        ONE,
        "x-ms-proposed-lease-id",
        TWO);
  }
}

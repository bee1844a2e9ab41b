package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ChangeFileLeaseTest {
  private static final String URI = "/data/f?comp=lease";
  private static final String ONE = "11111111-2222-3333-4444-555555555555";
  private static final String TWO = "99999999-2222-3333-4444-555555555555";
  private final Bench bench = new Bench();

  ChangeFileLeaseTest() {
    bench.share("data");
    bench.file("/data/f", 5);
  }

  @Test
  void theNewIdCountsFromNowOn() {
    bench.run("AcquireFileLease", URI, "x-ms-lease-duration", "-1", "x-ms-proposed-lease-id", ONE);
    assertThat(
            bench.header(
                "x-ms-lease-id",
                "ChangeFileLease",
                URI,
                "x-ms-lease-id",
                ONE,
                "x-ms-proposed-lease-id",
                TWO))
        .isEqualTo(TWO);
    bench.refuses(
        "409 LeaseIdMismatchWithLeaseOperation", "ReleaseFileLease", URI, "x-ms-lease-id", ONE);
    bench.run("ReleaseFileLease", URI, "x-ms-lease-id", TWO);
  }

  @Test
  void whatCannotBeIsRefused() {
    bench.refuses(
        "409 LeaseNotPresentWithLeaseOperation",
        "ChangeFileLease",
        URI,
        "x-ms-lease-id",
        ONE,
        "x-ms-proposed-lease-id",
        TWO);
    bench.run("AcquireFileLease", URI, "x-ms-lease-duration", "-1", "x-ms-proposed-lease-id", ONE);
    bench.refuses("400 MissingRequiredHeader", "ChangeFileLease", URI, "x-ms-lease-id", ONE);
    bench.run("BreakFileLease", URI);
    bench.refuses(
        "409 LeaseNotPresentWithLeaseOperation",
        "ChangeFileLease",
        URI,
        "x-ms-lease-id",
        ONE,
        "x-ms-proposed-lease-id",
        TWO);
    bench.refuses(
        "404 ShareNotFound",
        "ChangeFileLease",
        "/none/f?comp=lease",
        "x-ms-lease-id",
        ONE,
        "x-ms-proposed-lease-id",
        TWO);
  }
}

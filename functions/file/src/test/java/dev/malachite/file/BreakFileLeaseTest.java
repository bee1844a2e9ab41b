package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class BreakFileLeaseTest {
  private static final String URI = "/data/f?comp=lease";
  private static final String ONE = "11111111-2222-3333-4444-555555555555";
  private static final String TWO = "99999999-2222-3333-4444-555555555555";
  private final Bench bench = new Bench();

  BreakFileLeaseTest() {
    bench.share("data");
    bench.file("/data/f", 5);
  }

  @Test
  void anInfiniteOneBreaksAtOnce() {
    bench.run("AcquireFileLease", URI, "x-ms-lease-duration", "-1", "x-ms-proposed-lease-id", ONE);
    assertThat(bench.run("BreakFileLease", URI).status()).isEqualTo(202);
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
  void whatCannotBeBrokenIsRefused() {
    bench.refuses("409 LeaseNotPresentWithLeaseOperation", "BreakFileLease", URI);
    bench.refuses("404 ShareNotFound", "BreakFileLease", "/none/f?comp=lease");
  }
}

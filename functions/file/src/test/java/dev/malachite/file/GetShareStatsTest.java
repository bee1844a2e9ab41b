package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.errors.ErrorCode;
import org.junit.jupiter.api.Test;

final class GetShareStatsTest {
  private final Bench bench = new Bench();

  @Test
  void theQuotaLimitsWhatFilesMayHave() {
    bench.share("life", "x-ms-share-quota", "1");
    long gibibyte = 1L << 30;
    bench.file("/life/a", gibibyte - 10);
    assertThat(Bench.refusalOf(() -> bench.file("/life/b", 11)))
        .isEqualTo(ErrorCode.OUT_OF_RANGE_INPUT);
    bench.file("/life/b", 10);
    assertThat(Bench.text(bench.run("GetShareStats", "/life?restype=share&comp=stats")))
        .contains("<ShareUsageBytes>" + gibibyte + "<");
    bench.run("DeleteFile", "/life/a");
    assertThat(Bench.text(bench.run("GetShareStats", "/life?restype=share&comp=stats")))
        .contains("<ShareUsageBytes>10<");
  }

  @Test
  void anUnknownShareIsRefused() {
    bench.refuses("404 ShareNotFound", "GetShareStats", "/none?restype=share&comp=stats");
  }
}

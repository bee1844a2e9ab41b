package dev.malachite.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.store.Meter;
import java.time.Duration;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClaimCostTest {
  private final Bench bench = new Bench();

  @Test
  void fiftyThousandInvisibleMessagesCostAGetNothing() {
    bench.create("empty");
    bench.create("crowded");
    bench.fill("crowded", 50_000, Duration.ofHours(1));

    Meter empty = bench.cost(() -> assertThat(bench.get("empty", "numofmessages=32")).isEmpty());
    Meter crowded =
        bench.cost(() -> assertThat(bench.get("crowded", "numofmessages=32")).isEmpty());

    assertThat(crowded).isEqualTo(empty);
    assertThat(crowded.scans()).isEqualTo(1);
    assertThat(crowded.itemsScanned()).isZero();
    bench.clock.advanceSeconds(3600);
    assertThat(bench.get("crowded", "numofmessages=32")).hasSize(32);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 1000, 10_000, 65_536})
  void aClaimIsOneScanPageAndTwoSmallWritesWhateverTheLengthOfTheText(int length) {
    bench.create("jobs");
    bench.put("jobs", "x".repeat(length));

    Meter cost = bench.cost(() -> assertThat(bench.get("jobs")).hasSize(1));

    assertThat(cost.scans()).isEqualTo(1);
    assertThat(cost.itemsScanned()).isEqualTo(1);
    assertThat(cost.commits()).isEqualTo(1);
    assertThat(cost.changes()).isEqualTo(2);
    assertThat(cost.writeUnits()).isLessThanOrEqualTo(8);
    assertThat(cost.reads()).isEqualTo(length > 1024 ? 2 : 1);
  }

  @Test
  void thirtyTwoClaimsAreOneScanPageAndOneTransactionOfTwoWritesEach() {
    bench.create("jobs");
    IntStream.range(0, 100).forEach(i -> bench.put("jobs", "x".repeat(5000)));

    Meter cost = bench.cost(() -> assertThat(bench.get("jobs", "numofmessages=32")).hasSize(32));

    assertThat(cost.scans()).isEqualTo(1);
    assertThat(cost.itemsScanned()).isEqualTo(32);
    assertThat(cost.commits()).isEqualTo(1);
    assertThat(cost.changes()).isEqualTo(64);
    assertThat(cost.reads()).isEqualTo(2);
  }
}

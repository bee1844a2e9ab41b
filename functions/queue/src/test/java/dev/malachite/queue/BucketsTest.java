package dev.malachite.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.store.Meter;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class BucketsTest {
  private static final int BUCKETS = 8;

  private final Bench bench = new Bench(BUCKETS);

  @BeforeEach
  void createQueue() {
    bench.create("jobs");
  }

  @Test
  void everyMessageIsFoundWhateverItsBucket() {
    IntStream.range(0, 200).forEach(i -> bench.put("jobs", "x".repeat(i * 10)));
    Set<String> seen = new HashSet<>();

    for (var page = bench.get("jobs", "numofmessages=32");
        !page.isEmpty();
        page = bench.get("jobs", "numofmessages=32")) {
      page.forEach(message -> assertThat(seen.add(message.id())).isTrue());
    }

    assertThat(seen).hasSize(200);
  }

  @Test
  void aLoneMessageIsFoundAtOnce() {
    for (int i = 0; i < 50; i++) {
      Received put = bench.put("jobs", "only");
      assertThat(bench.peek("jobs")).hasSize(1);
      Received got = bench.get("jobs").getFirst();
      assertThat(got.id()).isEqualTo(put.id());
      bench.delete("jobs", got.id(), got.receipt());
    }
  }

  @Test
  void anEmptyPollAsksEachBucketOnceAndReadsNothing() {
    bench.fill("jobs", 500, Duration.ofHours(1));

    Meter cost = bench.cost(() -> assertThat(bench.get("jobs")).isEmpty());

    assertThat(cost.scans()).isEqualTo(BUCKETS);
    assertThat(cost.itemsScanned()).isZero();
    assertThat(cost.commits()).isZero();
  }

  @Test
  void consumersOfAFullQueueBeginAtDifferentBuckets() {
    bench.fill("jobs", 800, Duration.ZERO);
    Set<Integer> buckets = new HashSet<>();

    for (int i = 0; i < 100; i++) {
      Meter cost =
          bench.cost(() ->
              bench
                  .get("jobs")
                  .forEach(got -> buckets.add(Math.floorMod(got.id().hashCode(), BUCKETS))));
      assertThat(cost.scans()).isEqualTo(1);
    }

    assertThat(buckets).hasSizeGreaterThan(BUCKETS / 2);
  }

  @Test
  void countsFewMessagesExactly() {
    bench.fill("jobs", 3000, Duration.ZERO);

    assertThat(bench.count("jobs")).isEqualTo(3000);
  }

  @Test
  void countsManyMessagesApproximatelyAtABoundedCost() {
    bench.fill("jobs", 30_000, Duration.ZERO);

    Meter cost = bench.cost(() -> assertThat(bench.count("jobs")).isBetween(25_000L, 35_000L));

    assertThat(cost.itemsScanned()).isLessThanOrEqualTo(11_000);
  }
}

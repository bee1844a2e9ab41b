package dev.malachite.store.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.domain.Clock;
import dev.malachite.domain.Ids;
import dev.malachite.store.Decision;
import dev.malachite.store.Fault;
import dev.malachite.store.Faults;
import dev.malachite.store.FaultyStore;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.RetryingStore;
import dev.malachite.store.Store;
import dev.malachite.store.Transactions;
import dev.malachite.store.Unavailable;
import dev.malachite.testing.store.Racing;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Racing writers over a store that loses calls and answers: nothing happens twice. */
class ExactlyOnceTest {
  private static final Key COUNTER = new Key("p", "counter");
  private static final int RACERS = 6;
  private static final int TIMES = 100;
  private static final Map<Fault, Integer> FAULTS =
      Map.of(Fault.FAIL_BEFORE, 800, Fault.LOSE_ANSWER, 800, Fault.THROTTLE, 400);

  private record Count(int certain, int unknown) {}

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void theCounterIsWhatWasAcknowledgedAndAtMostWhatWasUnknown(long seed) throws Exception {
    MemoryStore memory = new MemoryStore();
    Changes.created(memory, COUNTER, "0");
    Store faulty = new FaultyStore(memory, Faults.seeded(seed, FAULTS), () -> {});
    Store store = new RetryingStore(faulty, 4, attempt -> {});
    List<Count> counts = Racing.race(RACERS, racer -> incrementMany(store));
    int certain = counts.stream().mapToInt(Count::certain).sum();
    int unknown = counts.stream().mapToInt(Count::unknown).sum();
    int counter = Integer.parseInt(Changes.text(memory, COUNTER).orElseThrow());
    assertThat(counter).isBetween(certain, certain + unknown);
    assertThat(certain).isGreaterThan(RACERS * TIMES / 2);
  }

  private static Count incrementMany(Store store) {
    Transactions transactions = new Transactions(store, Clock.system(), Ids.secure());
    int unknown = 0;
    for (int i = 0; i < TIMES; i++) {
      try {
        increment(transactions);
      } catch (Unavailable e) {
        unknown++;
      }
    }
    return new Count(TIMES - unknown, unknown);
  }

  private static void increment(Transactions transactions) {
    transactions.run(
        Plan.of(COUNTER),
        view -> {
          int next = Integer.parseInt(Changes.text(view.item(COUNTER).orElseThrow())) + 1;
          byte[] value = String.valueOf(next).getBytes(StandardCharsets.UTF_8);
          return Decision.of(next).put(COUNTER, value);
        });
  }
}

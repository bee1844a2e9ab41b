package dev.malachite.store.embedded;

import dev.malachite.domain.Ids;
import dev.malachite.store.Change;
import dev.malachite.store.Decision;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Outcome;
import dev.malachite.store.Plan;
import dev.malachite.store.Store;
import dev.malachite.store.Transactions;
import dev.malachite.store.View;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import org.jetbrains.lincheck.datastructures.IntGen;
import org.jetbrains.lincheck.datastructures.Operation;
import org.jetbrains.lincheck.datastructures.Param;
import org.jetbrains.lincheck.datastructures.StressOptions;
import org.junit.jupiter.api.Test;

/**
 * Many interleavings of a few calls on the store in memory and on transactions over it: each has
 * results that some order of the calls has, too. {@code -Dmalachite.schedules} says how many.
 */
class LincheckTest {
  private static final int SCHEDULES = Integer.getInteger("malachite.schedules", 40);

  private static Key key(int number) {
    return new Key("p", "k" + number);
  }

  private static byte[] bytes(int number) {
    return new byte[] {(byte) number};
  }

  private static int number(Map<Key, Item> items, Key key) {
    Item item = items.get(key);
    return item == null ? -1 : item.value()[0];
  }

  /** The verbs of the port, as they are. */
  @Param(name = "key", gen = IntGen.class, conf = "1:2")
  @Param(name = "value", gen = IntGen.class, conf = "1:3")
  public static class Verbs {
    private final Store store = new MemoryStore();
    private final AtomicLong revisions = new AtomicLong();

    @Operation
    public int read(@Param(name = "key") int key) {
      return number(store.read(List.of(key(key))), key(key));
    }

    @Operation
    public boolean create(@Param(name = "key") int key, @Param(name = "value") int value) {
      return store.commit(List.of(put(key, Item.ABSENT, value))) == Outcome.COMMITTED;
    }

    /** Both or none, whoever else is there. */
    @Operation
    public boolean createBoth(@Param(name = "value") int value) {
      List<Change> both = List.of(put(1, Item.ABSENT, value), put(2, Item.ABSENT, value));
      return store.commit(both) == Outcome.COMMITTED;
    }

    @Operation
    public int delete(@Param(name = "key") int key) {
      while (true) {
        Map<Key, Item> found = store.read(List.of(key(key)));
        Item item = found.get(key(key));
        if (item == null) {
          return -1;
        }
        if (store.commit(List.of(new Change.Delete(key(key), item.revision())))
            == Outcome.COMMITTED) {
          return item.value()[0];
        }
      }
    }

    private Change put(int key, long expected, int value) {
      return Change.put(
          key(key), expected, revisions.incrementAndGet(), bytes(value), OptionalLong.empty());
    }
  }

  /** Counters that are changed by rules. */
  @Param(name = "key", gen = IntGen.class, conf = "1:2")
  public static class Counters {
    private final AtomicLong revisions = new AtomicLong();
    private final Transactions transactions =
        new Transactions(
            new MemoryStore(),
            () -> Instant.EPOCH,
            new Ids() {
              @Override
              public UUID uuid() {
                return new UUID(0, unique());
              }

              @Override
              public long unique() {
                return revisions.incrementAndGet();
              }
            },
            attempt -> {});

    @Operation
    public int increment(@Param(name = "key") int key) {
      return transactions.run(
          Plan.of(key(key)),
          view -> {
            int next = number(view, key) + 1;
            return Decision.of(next).put(key(key), bytes(next));
          });
    }

    /** Moves all to the other counter. */
    @Operation
    public int move(@Param(name = "key") int key) {
      int other = 3 - key;
      return transactions.run(
          Plan.of(key(key), key(other)),
          view -> {
            int sum = number(view, key) + number(view, other);
            return Decision.of(sum).put(key(other), bytes(sum)).delete(key(key));
          });
    }

    @Operation
    public int read(@Param(name = "key") int key) {
      return number(transactions.read(Plan.of(key(key))), key);
    }

    private static int number(View view, int key) {
      return view.item(key(key)).map(item -> (int) item.value()[0]).orElse(0);
    }
  }

  @Test
  void theStoreIsLinearizable() {
    options().check(Verbs.class);
  }

  @Test
  void transactionsAreLinearizable() {
    options().check(Counters.class);
  }

  // With real threads: the checker that chooses every interleaving gives up after seconds on the
  // clock, which a busy machine needs to instrument what the store is made of.
  private static StressOptions options() {
    return new StressOptions()
        .iterations(SCHEDULES / 4)
        .invocationsPerIteration(10 * SCHEDULES)
        .threads(3)
        .actorsPerThread(3)
        .actorsBefore(1)
        .actorsAfter(1);
  }
}

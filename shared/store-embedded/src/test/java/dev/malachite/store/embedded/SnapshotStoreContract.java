package dev.malachite.store.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.store.Change;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Outcome;
import dev.malachite.store.Range;
import dev.malachite.testing.store.Racing;
import dev.malachite.testing.store.StoreContract;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What the stores of this module promise beyond the port: one state per answer, exact order. */
abstract class SnapshotStoreContract extends StoreContract {
  private static final List<Key> KEYS =
      IntStream.range(0, 10).mapToObj(i -> new Key("p", "s" + i)).toList();

  private static final int MOVERS = 4;
  private static final int MOVES = 1000;

  private final AtomicLong revisions = new AtomicLong();

  @Test
  void noReadAndNoScanSeesHalfACommit() throws Exception {
    AtomicBoolean running = new AtomicBoolean(true);
    List<Integer> rounds =
        Racing.race(
            3,
            racer ->
                switch (racer) {
                  case 0 -> writeManyTimes(200, running);
                  case 1 -> look(running, () -> store().read(KEYS).values());
                  default -> look(running, () -> store().scan("p", Range.all(), 100).items());
                });
    assertThat(rounds).allMatch(count -> count > 0);
  }

  @Test
  void noScanMissesAnItemThatMovesBackAndForth() throws Exception {
    AtomicInteger moving = new AtomicInteger(MOVERS);
    for (int mover = 0; mover < MOVERS; mover++) {
      store().commit(List.of(Changes.put(place(mover, 500), Item.ABSENT, "x")));
    }
    List<Integer> rounds =
        Racing.race(
            MOVERS + 2,
            racer -> racer < MOVERS ? moveManyTimes(racer, moving) : countThose(moving));
    assertThat(rounds).allMatch(count -> count > 0);
  }

  @Test
  void theOldestDueComesFirst() {
    long[] times = {5, -1, Long.MIN_VALUE / 4, 1000, 0, 77};
    for (long time : times) {
      Key key = new Key("p", "at " + time);
      Change put = Change.put(key, Item.ABSENT, 1, new byte[0], OptionalLong.of(time));
      assertThat(store().commit(List.of(put))).isEqualTo(Outcome.COMMITTED);
    }
    assertThat(store().due(Instant.ofEpochMilli(77), 4).stream().map(Key::sort))
        .containsExactly("at " + Long.MIN_VALUE / 4, "at -1", "at 0", "at 5");
    assertThat(store().due(Instant.ofEpochMilli(999), 100)).hasSize(5);
  }

  private int writeManyTimes(int times, AtomicBoolean running) {
    long expected = Item.ABSENT;
    for (int i = 0; i < times; i++) {
      long before = expected;
      long fresh = revisions.incrementAndGet();
      List<Change> changes =
          KEYS.stream()
              .<Change>map(
                  key -> Change.put(key, before, fresh, new byte[100], OptionalLong.empty()))
              .toList();
      assertThat(store().commit(changes)).isEqualTo(Outcome.COMMITTED);
      expected = fresh;
    }
    running.set(false);
    return times;
  }

  // Mostly onwards, as messages do, so that what is deleted comes to lie at the beginning.
  private int moveManyTimes(int mover, AtomicInteger moving) {
    Random random = new Random(mover);
    Key from = place(mover, 500);
    for (int i = 1; i <= MOVES; i++) {
      Key to = place(mover, (random.nextInt(4) == 0 ? 0 : i) + random.nextInt(1000));
      if (!to.equals(from)) {
        long revision = store().read(List.of(from)).get(from).revision();
        Change leave = new Change.Delete(from, revision);
        assertThat(store().commit(List.of(leave, Changes.put(to, Item.ABSENT, "x"))))
            .isEqualTo(Outcome.COMMITTED);
        from = to;
      }
    }
    moving.decrementAndGet();
    return MOVES;
  }

  private int countThose(AtomicInteger moving) {
    int rounds = 0;
    while (moving.get() > 0 || rounds == 0) {
      assertThat(store().scan("moving", Range.all(), 100).items()).hasSize(MOVERS);
      rounds++;
    }
    return rounds;
  }

  private static Key place(int mover, int at) {
    return new Key("moving", "%06d/%d".formatted(at, mover));
  }

  private int look(AtomicBoolean running, Supplier<Collection<Item>> view) {
    int rounds = 0;
    while (running.get() || rounds == 0) {
      assertThat(view.get().stream().map(Item::revision).distinct().count()).isLessThanOrEqualTo(1);
      rounds++;
      Thread.onSpinWait();
    }
    return rounds;
  }
}

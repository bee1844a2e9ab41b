package dev.malachite.testing.store;

import static dev.malachite.testing.store.Samples.created;
import static dev.malachite.testing.store.Samples.creation;
import static dev.malachite.testing.store.Samples.key;
import static dev.malachite.testing.store.Samples.put;
import static dev.malachite.testing.store.Samples.read;
import static dev.malachite.testing.store.Samples.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.store.Change;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Outcome;
import dev.malachite.store.Store;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Many writers at once. */
interface RaceContract {
  int RACERS = 16;

  Store store();

  @Test
  default void noIncrementIsLost() throws Exception {
    created(store(), key("counter"), "0");
    Racing.race(RACERS, racer -> incrementMany(20));
    assertThat(text(store(), key("counter"))).hasValue(String.valueOf(RACERS * 20));
  }

  @Test
  default void exactlyOneOfManyCreates() throws Exception {
    for (int round = 0; round < 10; round++) {
      Key key = key("round " + round);
      List<Change.Put> puts =
          Collections.nCopies(RACERS, key).stream().map(k -> creation(k, "")).toList();
      List<Outcome> outcomes = Racing.race(RACERS, i -> store().commit(List.of(puts.get(i))));
      assertThat(outcomes).containsOnlyOnce(Outcome.COMMITTED);
      long winner = puts.get(outcomes.indexOf(Outcome.COMMITTED)).item().revision();
      assertThat(read(store(), key).orElseThrow().revision()).isEqualTo(winner);
    }
  }

  @Test
  default void exactlyOneOfManyDeletes() throws Exception {
    for (int round = 0; round < 10; round++) {
      Change delete = new Change.Delete(key("a"), created(store(), key("a"), "x"));
      List<Outcome> outcomes = Racing.race(RACERS, i -> store().commit(List.of(delete)));
      assertThat(outcomes).containsOnlyOnce(Outcome.COMMITTED);
      assertThat(read(store(), key("a"))).isEmpty();
    }
  }

  @Test
  default void transfersBetweenItemsKeepTheirSum() throws Exception {
    List<Key> accounts = List.of(key("a"), key("b"), new Key("other", "c"), new Key("other", "d"));
    accounts.forEach(account -> created(store(), account, "100"));
    Racing.race(8, racer -> transferMany(accounts, new Random(racer), 15));
    Map<Key, Item> items = store().read(accounts);
    assertThat(accounts.stream().mapToInt(account -> number(items, account)).sum()).isEqualTo(400);
  }

  private int incrementMany(int times) {
    for (int i = 0; i < times; i++) {
      untilCommitted(() -> {
        Item item = read(store(), key("counter")).orElseThrow();
        int next = Integer.parseInt(new String(item.value(), StandardCharsets.UTF_8)) + 1;
        return List.of(put(item.key(), item.revision(), String.valueOf(next)));
      });
    }
    return times;
  }

  private int transferMany(List<Key> accounts, Random random, int times) {
    for (int i = 0; i < times; i++) {
      List<Key> pair = new ArrayList<>(accounts);
      Collections.shuffle(pair, random);
      untilCommitted(() -> {
        Map<Key, Item> items = store().read(pair.subList(0, 2));
        return List.of(moved(items, pair.get(0), 1), moved(items, pair.get(1), -1));
      });
    }
    return times;
  }

  private static Change moved(Map<Key, Item> items, Key account, int by) {
    long revision = Objects.requireNonNull(items.get(account)).revision();
    return put(account, revision, String.valueOf(number(items, account) + by));
  }

  private static int number(Map<Key, Item> items, Key account) {
    byte[] value = Objects.requireNonNull(items.get(account)).value();
    return Integer.parseInt(new String(value, StandardCharsets.UTF_8));
  }

  private void untilCommitted(Supplier<List<Change>> attempt) {
    long pause = 100_000;
    while (store().commit(attempt.get()) == Outcome.LOST) {
      LockSupport.parkNanos(pause);
      pause = Math.min(pause * 2, 20_000_000);
    }
  }
}

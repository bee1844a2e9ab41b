package dev.malachite.testing.store;

import static dev.malachite.testing.store.Samples.bytes;
import static dev.malachite.testing.store.Samples.committed;
import static dev.malachite.testing.store.Samples.created;
import static dev.malachite.testing.store.Samples.fresh;
import static dev.malachite.testing.store.Samples.key;
import static dev.malachite.testing.store.Samples.revision;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.store.Change;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Store;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

/** The index of items that reclaim has work with; it may lag, so these tests wait for it. */
interface DueContract {
  Store store();

  @Test
  default void anItemIsDueFromItsMillisecondOn() {
    put("a", Item.ABSENT, 1000);
    awaitDue(1000, List.of(key("a")));
    awaitDue(5000, List.of(key("a")));
    awaitDue(999, List.of());
  }

  @Test
  default void anItemWithoutADueTimeIsNeverDue() {
    created(store(), key("never"), "x");
    put("a", Item.ABSENT, 1);
    awaitDue(Long.MAX_VALUE / 2, List.of(key("a")));
  }

  @Test
  default void theDueTimeMovesWithThePut() {
    long first = put("a", Item.ABSENT, 1000);
    put("a", first, 3000);
    awaitDue(2999, List.of());
    awaitDue(3000, List.of(key("a")));
  }

  @Test
  default void anItemIsNoLongerDueWhenItsTimeOrTheItemIsGone() {
    long cleared = put("cleared", Item.ABSENT, 1000);
    long deleted = put("deleted", Item.ABSENT, 1000);
    put("kept", Item.ABSENT, 1000);
    committed(store(), Samples.put(key("cleared"), cleared, "x"));
    store().commit(List.of(new Change.Delete(key("deleted"), deleted)));
    awaitDue(1000, List.of(key("kept")));
  }

  @Test
  default void aLostCommitLeavesTheDueTimeAlone() {
    put("a", Item.ABSENT, 1000);
    store().commit(List.of(due(key("a"), fresh(), 5)));
    awaitDue(1000, List.of(key("a")));
    awaitDue(999, List.of());
  }

  @Test
  default void theSameSortKeyIsDueInEachOfItsPartitions() {
    List<Key> keys =
        List.of(new Key("a\0", "s"), new Key("a", "s\0"), new Key("b", "\ud83d\ude00"));
    keys.forEach(key -> committed(store(), due(key, Item.ABSENT, 7)));
    awaitDue(7, keys);
  }

  @Test
  default void aLongKeyIsDueUnderItsOwnName() {
    Key key = new Key("p".repeat(512), "s".repeat(4096));
    committed(store(), due(key, Item.ABSENT, 7));
    awaitDue(7, List.of(key));
  }

  @Test
  default void limitedAnswersReachEverythingWhenWhatIsDoneIsRemoved() {
    List<Key> open = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      put("s" + i, Item.ABSENT, 1000 + i);
      open.add(key("s" + i));
    }
    awaitDue(1039, open);
    for (int round = 0; round < 200 && !open.isEmpty(); round++) {
      List<Key> some = store().due(Instant.ofEpochMilli(1039), 7);
      assertThat(some).hasSizeLessThanOrEqualTo(7);
      for (Key key : some) {
        store().commit(List.of(new Change.Delete(key, revision(store(), key))));
        open.remove(key);
      }
    }
    assertThat(open).isEmpty();
  }

  private long put(String sort, long expected, long dueAt) {
    return committed(store(), due(key(sort), expected, dueAt));
  }

  private static Change.Put due(Key key, long expected, long dueAt) {
    return Change.put(key, expected, fresh(), bytes("x"), OptionalLong.of(dueAt));
  }

  private void awaitDue(long now, Collection<Key> wanted) {
    List<Key> due = List.of();
    for (int i = 0; i < 100; i++) {
      due = store().due(Instant.ofEpochMilli(now), 100);
      if (due.size() == wanted.size() && due.containsAll(wanted)) {
        return;
      }
      LockSupport.parkNanos(Duration.ofMillis(50).toNanos());
    }
    assertThat(due).containsExactlyInAnyOrderElementsOf(wanted);
  }
}

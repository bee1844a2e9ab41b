package dev.malachite.testing.store;

import static dev.malachite.testing.store.Samples.bytes;
import static dev.malachite.testing.store.Samples.committed;
import static dev.malachite.testing.store.Samples.created;
import static dev.malachite.testing.store.Samples.creation;
import static dev.malachite.testing.store.Samples.fresh;
import static dev.malachite.testing.store.Samples.key;
import static dev.malachite.testing.store.Samples.put;
import static dev.malachite.testing.store.Samples.read;
import static dev.malachite.testing.store.Samples.revision;
import static dev.malachite.testing.store.Samples.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.store.Change;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Outcome;
import dev.malachite.store.Store;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Reads, and changes that hold only while their items are as expected. */
interface CommitContract {
  Store store();

  @Test
  default void anAbsentItemIsNotInTheAnswer() {
    assertThat(store().read(List.of(key("a")))).isEmpty();
    assertThat(store().read(List.of())).isEmpty();
  }

  @Test
  default void aReadReturnsTheItemAsItWasPut() {
    Key key = key("a");
    long revision = fresh();
    committed(store(), Change.put(key, Item.ABSENT, revision, bytes("one"), OptionalLong.of(77)));
    Item item = read(store(), key).orElseThrow();
    assertThat(item.key()).isEqualTo(key);
    assertThat(item.revision()).isEqualTo(revision);
    assertThat(item.value()).isEqualTo(bytes("one"));
    assertThat(item.dueAt()).hasValue(77);
  }

  @Test
  default void anItemWithoutADueTimeHasNone() {
    created(store(), key("a"), "one");
    assertThat(read(store(), key("a")).orElseThrow().dueAt()).isEmpty();
  }

  @Test
  default void revisionsMayBeAnyNumberButZero() {
    for (long revision : new long[] {Long.MIN_VALUE, -1, 1, Long.MAX_VALUE}) {
      Key key = key("revision " + revision);
      committed(store(), Change.put(key, Item.ABSENT, revision, bytes("x"), OptionalLong.empty()));
      assertThat(revision(store(), key)).isEqualTo(revision);
      assertThat(store().commit(List.of(new Change.Delete(key, revision))))
          .isEqualTo(Outcome.COMMITTED);
    }
  }

  @Test
  default void oneReadReturnsAHundredItemsAndSkipsTheAbsent() {
    List<Key> present =
        IntStream.range(0, 60).mapToObj(i -> new Key("p" + i % 7, "s" + i)).toList();
    store().commit(present.stream().<Change>map(key -> creation(key, key.sort())).toList());
    List<Key> asked = new ArrayList<>(present);
    IntStream.range(60, 100).forEach(i -> asked.add(new Key("p" + i % 7, "s" + i)));
    assertThat(store().read(asked).keySet()).containsExactlyInAnyOrderElementsOf(present);
  }

  @Test
  default void aPutOfAnAbsentItemLosesWhenItExists() {
    long first = created(store(), key("a"), "one");
    assertThat(store().commit(List.of(creation(key("a"), "two")))).isEqualTo(Outcome.LOST);
    assertThat(text(store(), key("a"))).hasValue("one");
    assertThat(revision(store(), key("a"))).isEqualTo(first);
  }

  @Test
  default void aPutHoldsOnlyAtTheExpectedRevision() {
    Key key = key("a");
    long first = created(store(), key, "one");
    long second = committed(store(), put(key, first, "two"));
    assertThat(text(store(), key)).hasValue("two");
    assertThat(revision(store(), key)).isEqualTo(second);
    assertThat(store().commit(List.of(put(key, first, "three")))).isEqualTo(Outcome.LOST);
    assertThat(text(store(), key)).hasValue("two");
  }

  @Test
  default void aPutAtARevisionLosesWhenTheItemIsAbsent() {
    assertThat(store().commit(List.of(put(key("a"), fresh(), "one")))).isEqualTo(Outcome.LOST);
    assertThat(read(store(), key("a"))).isEmpty();
  }

  @Test
  default void aDeleteHoldsOnlyAtTheExpectedRevision() {
    Key key = key("a");
    long revision = created(store(), key, "one");
    assertThat(store().commit(List.of(new Change.Delete(key, fresh())))).isEqualTo(Outcome.LOST);
    assertThat(text(store(), key)).hasValue("one");
    Change delete = new Change.Delete(key, revision);
    assertThat(store().commit(List.of(delete))).isEqualTo(Outcome.COMMITTED);
    assertThat(read(store(), key)).isEmpty();
    assertThat(store().commit(List.of(delete))).isEqualTo(Outcome.LOST);
  }

  @Test
  default void aDeletedItemCanBeCreatedAgain() {
    long revision = created(store(), key("a"), "one");
    store().commit(List.of(new Change.Delete(key("a"), revision)));
    created(store(), key("a"), "two");
    assertThat(text(store(), key("a"))).hasValue("two");
  }

  @Test
  default void aCheckChangesNothingAndDecides() {
    long revision = created(store(), key("a"), "one");
    Change holds = new Change.Check(key("a"), revision);
    Change fails = new Change.Check(key("a"), fresh());
    assertThat(store().commit(List.of(holds))).isEqualTo(Outcome.COMMITTED);
    assertThat(store().commit(List.of(fails))).isEqualTo(Outcome.LOST);
    assertThat(store().commit(List.of(holds, creation(key("b"), "b"))))
        .isEqualTo(Outcome.COMMITTED);
    assertThat(store().commit(List.of(fails, creation(key("c"), "c")))).isEqualTo(Outcome.LOST);
    assertThat(text(store(), key("b"))).hasValue("b");
    assertThat(read(store(), key("c"))).isEmpty();
    assertThat(revision(store(), key("a"))).isEqualTo(revision);
  }

  @Test
  default void aCheckOfAbsenceDecides() {
    Change absent = new Change.Check(key("a"), Item.ABSENT);
    assertThat(store().commit(List.of(absent, creation(key("b"), "b"))))
        .isEqualTo(Outcome.COMMITTED);
    created(store(), key("a"), "one");
    assertThat(store().commit(List.of(absent, creation(key("c"), "c")))).isEqualTo(Outcome.LOST);
    assertThat(read(store(), key("c"))).isEmpty();
  }

  @Test
  default void oneFailingChangeUndoesAll() {
    long kept = created(store(), key("kept"), "kept");
    long gone = created(store(), key("gone"), "gone");
    List<Change> changes =
        List.of(
            put(key("kept"), kept, "changed"),
            new Change.Delete(key("gone"), gone),
            creation(new Key("elsewhere", "new"), "new"),
            put(key("absent"), fresh(), "no"));
    assertThat(store().commit(changes)).isEqualTo(Outcome.LOST);
    assertThat(text(store(), key("kept"))).hasValue("kept");
    assertThat(text(store(), key("gone"))).hasValue("gone");
    assertThat(read(store(), new Key("elsewhere", "new"))).isEmpty();
  }

  @Test
  default void aHundredChangesOverPartitionsAreOneCommit() {
    List<Change> changes = new ArrayList<>();
    for (int i = 0; i < Store.MAX_CHANGES; i++) {
      changes.add(creation(new Key("p" + i % 9, "s" + i), "v" + i));
    }
    assertThat(store().commit(changes)).isEqualTo(Outcome.COMMITTED);
    assertThat(store().read(changes.stream().map(Change::key).toList())).hasSize(100);
  }

  @Test
  default void aValueMayBeEmptyAndAsLargeAsPromised() {
    for (int length : new int[] {0, 1, 4096, Item.MAX_VALUE_BYTES}) {
      Key key = key("length " + length);
      byte[] value = Samples.random(length, length);
      committed(store(), Change.put(key, Item.ABSENT, fresh(), value, OptionalLong.empty()));
      assertThat(read(store(), key).orElseThrow().value()).isEqualTo(value);
    }
  }

  @Test
  default void aPartitionIsAnyTextAndNeverMixedWithAnother() {
    List<Key> keys =
        List.of(
            new Key("a", "b\0c"),
            new Key("a\0b", "c"),
            new Key("ab", "c"),
            new Key("a", "bc"),
            new Key("\ud83d\ude00", "c"),
            new Key("p".repeat(512), "c"));
    keys.forEach(key -> created(store(), key, key.toString()));
    keys.forEach(key -> assertThat(text(store(), key)).hasValue(key.toString()));
  }
}

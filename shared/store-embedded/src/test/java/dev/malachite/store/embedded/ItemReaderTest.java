package dev.malachite.store.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.store.Change;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Outcome;
import dev.malachite.testing.store.Racing;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rocksdb.WriteBatch;

class ItemReaderTest {
  private static final Key LEFT = new Key("p", "left");
  private static final Key RIGHT = new Key("p", "right");
  private static final int READERS = 3;
  private static final int ENOUGH = 2000;

  @TempDir private Path directory;
  private Database database;
  private EmbeddedStore store;

  @BeforeEach
  void open() {
    database = new Opening(directory, Durability.OS, Embedded.DEFAULT_CACHE_BYTES).open();
    store = new EmbeddedStore(database, new Committer(database).start());
  }

  @AfterEach
  void close() {
    store.close();
    database.close();
  }

  @Test
  void readersThatKnowOneOrBothSeeNoHalfOfACommit() throws Exception {
    AtomicInteger running = new AtomicInteger(READERS);
    List<Integer> rounds =
        Racing.race(
            READERS + 1,
            racer -> {
              try {
                return racer == READERS
                    ? changeBoth(running)
                    : readBoth(racer % 2 == 0 ? LEFT : RIGHT, running);
              } catch (AssertionError failure) {
                running.set(0);
                throw failure;
              }
            });
    assertThat(rounds).allMatch(count -> count > 0);
  }

  @Test
  void whatIsKnownIsNotReadAgain() {
    Changes.created(store, LEFT, "left");
    Item first = store.read(List.of(LEFT)).get(LEFT);
    Map<Key, Item> again = store.read(List.of(LEFT, RIGHT));

    assertThat(again).containsOnlyKeys(LEFT);
    assertThat(again.get(LEFT)).isSameAs(first);
    assertThat(store.read(List.of(RIGHT, LEFT)).get(LEFT)).isSameAs(first);
  }

  @Test
  void whatWasWrittenIsKnownBeforeAnybodyReadsIt() {
    long revision = Changes.created(store, LEFT, "left");
    Known put = database.items().find(LEFT);
    assertThat(put).isNotNull();
    assertThat(put.item()).isNotNull();
    assertThat(put.item().revision()).isEqualTo(revision);
    assertThat(store.read(List.of(LEFT)).get(LEFT)).isSameAs(put.item());

    store.commit(List.of(new Change.Delete(LEFT, revision)));
    Known deleted = database.items().find(LEFT);
    assertThat(deleted).isNotNull();
    assertThat(deleted.item()).isNull();
    assertThat(store.read(List.of(LEFT))).isEmpty();
  }

  @Test
  void beforeSomethingIsCreatedItIsKnownThatItIsNotThere() {
    long revision = Changes.created(store, LEFT, "left");
    database.items().clear();
    new ItemReader(database)
        .prepare(
            List.of(
                Changes.put(LEFT, revision, "changed"), Changes.put(RIGHT, Item.ABSENT, "new")));

    assertThat(database.items().find(LEFT)).isNull();
    Known absent = database.items().find(RIGHT);
    assertThat(absent).isNotNull();
    assertThat(absent.item()).isNull();
  }

  @Test
  void aCommitThatExpectsWhatWasKnownBeforeTheLastOneIsLost() {
    long old = Changes.created(store, LEFT, "old");
    store.read(List.of(LEFT, RIGHT));
    assertThat(store.commit(List.of(Changes.put(LEFT, old, "new")))).isEqualTo(Outcome.COMMITTED);

    assertThat(store.commit(List.of(Changes.put(LEFT, old, "late")))).isEqualTo(Outcome.LOST);
    assertThat(Changes.text(store, LEFT)).contains("new");
    assertThat(store.commit(List.of(Changes.put(LEFT, old, "later")))).isEqualTo(Outcome.LOST);
    assertThat(store.commit(List.of(Changes.put(RIGHT, old, "x")))).isEqualTo(Outcome.LOST);
  }

  @Test
  void aGroupThatIsNeverWrittenChangesNothing() {
    Changes.created(store, LEFT, "stays");
    Item known = store.read(List.of(LEFT)).get(LEFT);
    database.call(rocks -> {
      try (WriteBatch batch = new WriteBatch();
          GroupChanges changes = new GroupChanges(database, rocks, batch)) {
        Change put = Changes.put(LEFT, known.revision(), "never");
        assertThat(changes.add(List.of(put))).isEqualTo(Outcome.COMMITTED);
        assertThat(database.items().find(LEFT)).isNull();
        assertThat(Changes.text(store, LEFT)).contains("stays");
        assertThat(database.items().find(LEFT)).isNull();
        return changes;
      }
    });

    assertThat(database.items().find(LEFT)).isNull();
    assertThat(Changes.text(store, LEFT)).contains("stays");
    assertThat(database.items().find(LEFT)).isNotNull();
  }

  /** Writes both, deletes both, as long as somebody reads. */
  private int changeBoth(AtomicInteger running) {
    int rounds = 0;
    while (running.get() > 0) {
      long revision = rounds + 1;
      assertThat(store.commit(List.of(put(LEFT, revision), put(RIGHT, revision))))
          .isEqualTo(Outcome.COMMITTED);
      Thread.yield();
      List<Change> leave =
          List.of(new Change.Delete(LEFT, revision), new Change.Delete(RIGHT, revision));
      assertThat(store.commit(leave)).isEqualTo(Outcome.COMMITTED);
      Thread.yield();
      rounds++;
    }
    return rounds;
  }

  /** Goes on until it knew often enough one of them, both and none before it read them. */
  private int readBoth(Key first, AtomicInteger running) {
    int[] times = new int[3];
    int rounds = 0;
    while (running.get() > 0 && Arrays.stream(times).anyMatch(count -> count < ENOUGH)) {
      if (rounds % 3 == 0) {
        store.read(List.of(first));
      }
      times[known(LEFT) + known(RIGHT)]++;
      Map<Key, Item> both = store.read(List.of(LEFT, RIGHT));
      assertThat(revision(both, LEFT)).isEqualTo(revision(both, RIGHT));
      rounds++;
    }
    running.decrementAndGet();
    return rounds;
  }

  private int known(Key key) {
    return database.items().find(key) == null ? 0 : 1;
  }

  private static long revision(Map<Key, Item> items, Key key) {
    Item item = items.get(key);
    return item == null ? Item.ABSENT : item.revision();
  }

  private static Change put(Key key, long revision) {
    return Change.put(key, Item.ABSENT, revision, new byte[] {1}, OptionalLong.empty());
  }
}

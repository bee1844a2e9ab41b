package dev.malachite.testing.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.store.Change;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Outcome;
import dev.malachite.store.Page;
import dev.malachite.store.Range;
import dev.malachite.store.Store;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;

/** Short words for what the contract tests do all the time. */
final class Samples {
  static final String PARTITION = "partition";

  private static final AtomicLong REVISIONS = new AtomicLong(1);

  private Samples() {}

  static long fresh() {
    return REVISIONS.incrementAndGet();
  }

  static Key key(String sort) {
    return new Key(PARTITION, sort);
  }

  static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  static byte[] random(int length, long seed) {
    byte[] bytes = new byte[length];
    new Random(seed).nextBytes(bytes);
    return bytes;
  }

  static Change.Put put(Key key, long expected, String value) {
    return Change.put(key, expected, fresh(), bytes(value), OptionalLong.empty());
  }

  static Change.Put creation(Key key, String value) {
    return put(key, Item.ABSENT, value);
  }

  /** Commits the change and returns the revision it left. */
  static long committed(Store store, Change.Put put) {
    assertThat(store.commit(List.of(put))).isEqualTo(Outcome.COMMITTED);
    return put.item().revision();
  }

  static long created(Store store, Key key, String value) {
    return committed(store, creation(key, value));
  }

  /** Creates an item for each sort key, whose value is the sort key. */
  static void createAll(Store store, List<String> sorts) {
    for (int at = 0; at < sorts.size(); at += Store.MAX_CHANGES) {
      List<Change> changes = new ArrayList<>();
      for (String sort : sorts.subList(at, Math.min(sorts.size(), at + Store.MAX_CHANGES))) {
        changes.add(creation(key(sort), sort));
      }
      assertThat(store.commit(changes)).isEqualTo(Outcome.COMMITTED);
    }
  }

  static Optional<Item> read(Store store, Key key) {
    return Optional.ofNullable(store.read(List.of(key)).get(key));
  }

  static Optional<String> text(Store store, Key key) {
    return read(store, key).map(item -> new String(item.value(), StandardCharsets.UTF_8));
  }

  static long revision(Store store, Key key) {
    return read(store, key).map(Item::revision).orElse(Item.ABSENT);
  }

  /** The sort keys of the range, however many pages it takes. */
  static List<String> sorts(Store store, Range range, int limit) {
    List<String> sorts = new ArrayList<>();
    Range rest = range;
    while (true) {
      Page page = store.scan(PARTITION, rest, limit);
      assertThat(page.items()).hasSizeLessThanOrEqualTo(limit);
      page.items().forEach(item -> sorts.add(item.key().sort()));
      if (!page.more()) {
        return sorts;
      }
      assertThat(page.items()).as("a page before others").isNotEmpty();
      rest = range.after(sorts.getLast());
    }
  }

  static List<String> sorts(Store store, Range range) {
    return sorts(store, range, 1000);
  }
}

package dev.malachite.store.embedded;

import dev.malachite.store.Change;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Store;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;

/** Short words for the tests of this module. */
final class Changes {
  private static final AtomicLong REVISIONS = new AtomicLong(1000);

  private Changes() {}

  static Change.Put put(Key key, long expected, String value) {
    byte[] bytes = value.getBytes(StandardCharsets.UTF_8);
    return Change.put(key, expected, REVISIONS.incrementAndGet(), bytes, OptionalLong.empty());
  }

  static long created(Store store, Key key, String value) {
    Change.Put put = put(key, Item.ABSENT, value);
    store.commit(List.of(put));
    return put.item().revision();
  }

  static Optional<String> text(Store store, Key key) {
    return Optional.ofNullable(store.read(List.of(key)).get(key)).map(Changes::text);
  }

  static String text(Item item) {
    return new String(item.value(), StandardCharsets.UTF_8);
  }
}

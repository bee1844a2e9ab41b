package dev.malachite.store.embedded;

import dev.malachite.store.Item;
import dev.malachite.store.Key;
import org.jspecify.annotations.Nullable;

/**
 * What was found under a key.
 *
 * @param version what its stripe had while it was read
 * @param item nothing where nothing was found
 */
record Known(Key key, long version, @Nullable Item item) {
  Head head() {
    return item == null ? Head.NONE : new Head(item.revision(), item.dueAt());
  }
}

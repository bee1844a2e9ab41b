package dev.malachite.store.embedded;

import dev.malachite.store.Item;
import dev.malachite.store.Key;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * What was read or written lately: nearly every request begins with the same container, queue,
 * table or share, and who changed an item is often the next to ask for it. This process makes all
 * changes, so what is known is certain as long as its stripe has the version that it had before and
 * after it was read; it is never removed for having changed.
 *
 * <p>Each key has one place, which the last one to be read takes. So nothing has to be locked or
 * kept in order, and there is a bound to the bytes.
 */
final class KnownItems {
  /** What is longer, key and value, is not kept. */
  static final int MOST_BYTES = 4096;

  private static final int PLACES = 1024;

  private final Stripes stripes = new Stripes();
  private final AtomicReferenceArray<@Nullable Known> places = new AtomicReferenceArray<>(PLACES);

  /**
   * What is known at this moment; who needs more than one key asks afterwards if it still holds.
   */
  @Nullable Known find(Key key) {
    Known known = places.get(place(key));
    return known != null && known.key().equals(key) && holds(known) ? known : null;
  }

  /** Whether it has held ever since it was found. */
  boolean holds(Known known) {
    // Whatever was read before is read before the version is.
    VarHandle.acquireFence();
    return version(known.key()) == known.version();
  }

  /** To be asked for before the key is read. */
  long version(Key key) {
    return stripes.version(Stripes.of(key));
  }

  /**
   * Keeps what was read since the version was asked for. If it changed meanwhile, the version is
   * never seen again, and nobody believes it.
   */
  void learn(Key key, long version, @Nullable Item item) {
    if (!Stripes.isChanging(version) && isSmall(key, item)) {
      places.setRelease(place(key), new Known(key, version, item));
    }
  }

  /** To be told before the change can be seen. */
  void change(Key key) {
    stripes.change(Stripes.of(key));
  }

  /**
   * Keeps what was written, once it is seen. The one who writes may do so before the next group
   * begins: nobody else changes versions.
   */
  void learn(Key key, @Nullable Item item) {
    learn(key, version(key), item);
  }

  /** What the group has changed is seen, or never will be. */
  void changed() {
    stripes.changed();
  }

  /** Forgets all, as what is stored became something else while nobody read or wrote. */
  void clear() {
    stripes.changeAll();
    for (int place = 0; place < PLACES; place++) {
      places.set(place, null);
    }
  }

  private static int place(Key key) {
    return Stripes.of(key) % PLACES;
  }

  private static boolean isSmall(Key key, @Nullable Item item) {
    int bytes = key.partition().length() + key.sort().length();
    return bytes + (item == null ? 0 : item.value().length) <= MOST_BYTES;
  }
}

package dev.malachite.store.embedded;

import dev.malachite.store.Key;
import java.util.BitSet;
import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Says whether an item may have changed. Every key has a stripe, many keys share one, and a stripe
 * has a version: odd while a group of commits that changes one of its keys is being written,
 * another even number afterwards. Nothing under the keys of a stripe changes while its version is
 * even.
 */
final class Stripes {
  static final int COUNT = 4096;

  private static final int SPREADING = 0x9e3779b9;

  private final AtomicLongArray versions = new AtomicLongArray(COUNT);
  private final BitSet changing = new BitSet(COUNT);

  static int of(Key key) {
    return (key.hashCode() * SPREADING) >>> (Integer.SIZE - Integer.numberOfTrailingZeros(COUNT));
  }

  static boolean isChanging(long version) {
    return version % 2 != 0;
  }

  long version(int stripe) {
    return versions.get(stripe);
  }

  /** To be told before the change can be seen. One group at a time changes items. */
  void change(int stripe) {
    if (!changing.get(stripe)) {
      changing.set(stripe);
      versions.incrementAndGet(stripe);
    }
  }

  /** The changes are seen, or never will be. */
  void changed() {
    for (int stripe = changing.nextSetBit(0); stripe >= 0; ) {
      versions.incrementAndGet(stripe);
      stripe = changing.nextSetBit(stripe + 1);
    }
    changing.clear();
  }

  /** Everything changed at once, while no group was being written. */
  void changeAll() {
    for (int stripe = 0; stripe < COUNT; stripe++) {
      versions.addAndGet(stripe, 2);
    }
  }
}

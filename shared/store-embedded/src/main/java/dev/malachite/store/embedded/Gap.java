package dev.malachite.store.embedded;

import java.util.Arrays;
import java.util.Optional;

/**
 * The beginning of a range in which there is nothing. It grows with what scans see, and shrinks
 * before a put into it can be seen.
 */
final class Gap {
  private static final int GROUPS = 16;
  private static final int MOST_MISSES = 16;

  private final byte[] from;
  private final long[] groups = new long[GROUPS];
  private final byte[][] lowest = new byte[GROUPS][];
  private byte[] to;
  private int last;
  private long knownSince = Long.MAX_VALUE;
  private int misses;

  Gap(byte[] from) {
    this.from = from;
    this.to = from;
  }

  /** From now on it is told of every put of the groups after this one. */
  synchronized void knowsGroupsAfter(long group) {
    knownSince = group;
  }

  /** Whether it is of use; a gap where nobody begins any more is not. */
  synchronized boolean isWanted(byte[] start) {
    misses = holds(start) ? 0 : misses + 1;
    return misses < MOST_MISSES;
  }

  /** Its end as seen from a place in it. */
  synchronized Optional<byte[]> endFrom(byte[] start) {
    return holds(start) ? Optional.of(to) : Optional.empty();
  }

  /** To be told before the put can be seen. */
  synchronized void put(long group, byte[] key) {
    if (Arrays.compareUnsigned(key, from) < 0) {
      return;
    }
    if (groups[last] != group) {
      last = (last + 1) % GROUPS;
      groups[last] = group;
      lowest[last] = key;
    } else {
      lowest[last] = lower(lowest[last], key);
    }
    to = lower(to, key);
  }

  /**
   * The end of the gap in a state that has all groups up to one, and maybe later ones, given its
   * end but for those.
   */
  synchronized byte[] end(long group, byte[] otherwise) {
    if (group < knownSince || groups[(last + 1) % GROUPS] > group) {
      return from;
    }
    byte[] end = otherwise;
    for (int i = 0; i < GROUPS; i++) {
      if (groups[i] > group) {
        end = lower(end, lowest[i]);
      }
    }
    return end;
  }

  /** A state that had all groups up to one, and maybe later ones, had nothing before the key. */
  synchronized void learn(long group, byte[] first) {
    byte[] end = end(group, first);
    if (Arrays.compareUnsigned(end, to) > 0) {
      to = end;
    }
  }

  private boolean holds(byte[] start) {
    return Arrays.compareUnsigned(from, start) <= 0 && Arrays.compareUnsigned(start, to) <= 0;
  }

  private static byte[] lower(byte[] one, byte[] other) {
    return Arrays.compareUnsigned(one, other) <= 0 ? one : other;
  }
}

package dev.malachite.store.embedded;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Where ranges that are scanned again and again begin in truth. At the head of a queue lies what
 * was deleted, and RocksDB passes all of it on every look for the first message. What is deleted
 * stays so until a put, and this process makes all puts: so a gap is certain, not guessed.
 */
final class Gaps {
  private static final int MOST = 1024;

  private final Map<String, Gap> gaps = new ConcurrentHashMap<>();
  private final AtomicLong begun = new AtomicLong();
  private final AtomicLong ended = new AtomicLong();

  /** A group of commits begins; there is one at a time. */
  long begin() {
    return begun.incrementAndGet();
  }

  /** What the group has put will be seen: to be told before. */
  void put(long group, String partition, byte[] key) {
    Gap gap = gaps.get(partition);
    if (gap != null) {
      gap.put(group, key);
    }
  }

  /** Who looks from now on sees the whole group, or nothing of it ever. */
  void end(long group) {
    ended.set(group);
  }

  /** Forgets all, as what is stored became something else. */
  void clear() {
    gaps.clear();
  }

  /** To be asked for before a scan opens the state it is going to see. */
  Look look(String partition, byte[] from) {
    Gap known = gaps.get(partition);
    Gap gap = known != null && known.isWanted(from) ? known : open(partition, from);
    long group = ended.get();
    return new Look(partition, from, gap, group, gap.endFrom(from));
  }

  private Gap open(String partition, byte[] from) {
    if (gaps.size() >= MOST) {
      gaps.clear();
    }
    Gap fresh = new Gap(from);
    gaps.put(partition, fresh);
    fresh.knowsGroupsAfter(begun.get());
    return fresh;
  }

  /** One scan that begins in a gap, or elsewhere. */
  final class Look {
    private final String partition;
    private final byte[] from;
    private final Gap gap;
    private final long group;
    private final Optional<byte[]> end;

    private Look(String partition, byte[] from, Gap gap, long group, Optional<byte[]> end) {
      this.partition = partition;
      this.from = from;
      this.gap = gap;
      this.group = group;
      this.end = end;
    }

    /** Where to begin in the state that is now open. A gap that was forgotten missed puts. */
    byte[] start() {
      return end.filter(known -> gaps.get(partition) == gap)
          .map(known -> gap.end(group, known))
          .filter(known -> Arrays.compareUnsigned(known, from) > 0)
          .orElse(from);
    }

    /** Nothing was found before the key. */
    void learn(byte[] first) {
      if (end.isPresent()) {
        gap.learn(group, first);
      }
    }
  }
}

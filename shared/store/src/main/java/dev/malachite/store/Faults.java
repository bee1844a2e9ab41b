package dev.malachite.store;

import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;

/** Chooses the fault of each call. */
@FunctionalInterface
public interface Faults {
  Fault next();

  /** The named faults in turn, and none afterwards. */
  static Faults script(Fault... faults) {
    Iterator<Fault> rest = List.of(faults).iterator();
    return () -> {
      synchronized (rest) {
        return rest.hasNext() ? rest.next() : Fault.NONE;
      }
    };
  }

  /** The same faults for the same seed; each has so many chances in ten thousand. */
  static Faults seeded(long seed, Map<Fault, Integer> chances) {
    AtomicLong state = new AtomicLong(seed);
    return () ->
        pick(chances, Math.floorMod(scramble(state.addAndGet(0x9e3779b97f4a7c15L)), 10_000));
  }

  private static Fault pick(Map<Fault, Integer> chances, int drawn) {
    int rest = drawn;
    for (Fault fault : Fault.values()) {
      rest -= chances.getOrDefault(fault, 0);
      if (rest < 0) {
        return fault;
      }
    }
    return Fault.NONE;
  }

  private static long scramble(long value) {
    long mixed = (value ^ (value >>> 30)) * 0xbf58476d1ce4e5b9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94d049bb133111ebL;
    return mixed ^ (mixed >>> 31);
  }
}

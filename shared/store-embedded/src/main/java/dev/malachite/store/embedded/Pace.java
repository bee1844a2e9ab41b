package dev.malachite.store.embedded;

/**
 * How many of those who wait go into the next group: as many as leave another group as large. Who
 * was just answered comes again while the next group is being written. If all went together, they
 * would all wait for the disk, and then all be answered while the disk waits. Where groups have
 * found their size, everybody who waits goes.
 */
final class Pace {
  private int last;

  /** The size of the next group, of which there is one at a time. */
  int next(int waiting) {
    last = Math.min(waiting, (waiting + last + 1) / 2);
    return last;
  }
}

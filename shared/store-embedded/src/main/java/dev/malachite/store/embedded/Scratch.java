package dev.malachite.store.embedded;

import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;

/**
 * Arrays of a chunk's size that uploads pass on to each other: made anew for each they would be
 * most of what the collector has to deal with.
 */
final class Scratch {
  private static final int MOST = 64;

  private final Queue<byte[]> free = new ArrayBlockingQueue<>(MOST);

  /** What is in it is somebody else's. */
  byte[] take() {
    byte[] array = free.poll();
    return array == null ? new byte[Chunks.BYTES] : array;
  }

  void giveBack(byte[] array) {
    free.offer(array);
  }
}

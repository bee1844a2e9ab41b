package dev.malachite.local.testhelp;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Supplier;

/** Lets requests through, but for moments at which none is under way. */
final class Stillness {
  private static final long PATIENCE_SECONDS = 10;

  private final ReadWriteLock lock = new ReentrantReadWriteLock(true);

  <T> T during(Supplier<T> request) {
    lock.readLock().lock();
    try {
      return request.get();
    } finally {
      lock.readLock().unlock();
    }
  }

  /** Whether the requests under way ended in time and the work was done. */
  boolean between(Runnable work) {
    try {
      if (!lock.writeLock().tryLock(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        return false;
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return false;
    }
    try {
      work.run();
      return true;
    } finally {
      lock.writeLock().unlock();
    }
  }
}

package dev.malachite.store.embedded;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A sync that all share who ask for it while another is under way: the next one begins after they
 * asked, and therefore counts for each of them.
 */
final class SharedSync {
  private final Runnable sync;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition ended = lock.newCondition();
  private boolean underWay;
  private long begun;
  private long over;
  private long lastFailed;
  private RuntimeException failure = new IllegalStateException("none has failed");

  SharedSync(Runnable sync) {
    this.sync = sync;
  }

  /** Returns when a sync is over that began after this call, and fails as it did. */
  void run() {
    lock.lock();
    try {
      long enough = begun + 1;
      while (over < enough) {
        if (underWay) {
          ended.awaitUninterruptibly();
        } else {
          next();
        }
      }
      // The system tells of a failure once; a later sync would pass although bytes are lost.
      if (lastFailed >= enough) {
        throw failure;
      }
    } finally {
      lock.unlock();
    }
  }

  /** How many wait for one to end. */
  int waiting() {
    lock.lock();
    try {
      return lock.getWaitQueueLength(ended);
    } finally {
      lock.unlock();
    }
  }

  private void next() {
    underWay = true;
    begun++;
    lock.unlock();
    try {
      sync.run();
      lock.lock();
    } catch (RuntimeException e) {
      lock.lock();
      failure = e;
      lastFailed = begun;
    }
    over = begun;
    underWay = false;
    ended.signalAll();
  }
}

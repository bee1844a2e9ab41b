package dev.malachite.protocol.integrity;

import dev.malachite.domain.Md5Lanes;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

/**
 * A thread that computes the digests of large bodies beside those who receive them, and of many
 * bodies in step. Where there are many it gives them a moment to gather, unless somebody has
 * nothing left to do but wait for it.
 */
final class Md5Crew {
  private static final int MOST_WAITING = 6;
  private static final long PATIENCE = Duration.ofNanos(500_000).toNanos();

  /** Pieces that wait of all bodies together, and buffers that are kept for the next. */
  private static final int MANY = 96;

  private final Md5Lanes lanes;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition work = lock.newCondition();
  private final Queue<QueuedMd5> ready = new ArrayDeque<>();
  private final Queue<byte[]> spare = new ArrayDeque<>();
  private boolean started;
  private boolean idle;
  private int waiting;
  private int awaited;
  private int crowd;

  Md5Crew(Md5Lanes lanes) {
    this.lanes = lanes;
  }

  Condition newCondition() {
    return lock.newCondition();
  }

  /** A buffer for a piece; what is in it is somebody else's. */
  byte[] take() {
    lock.lock();
    try {
      byte[] buffer = spare.poll();
      return buffer == null ? new byte[QueuedMd5.PIECE] : buffer;
    } finally {
      lock.unlock();
    }
  }

  /** Adds a piece to what is to be computed of a body, and waits where there is much already. */
  void add(QueuedMd5 body, byte[] piece) {
    lock.lock();
    try {
      start();
      if (body.isIdle()) {
        enlist(body);
      }
      body.add(piece);
      waiting++;
      await(body, () -> hasRoom(body));
    } finally {
      lock.unlock();
    }
  }

  /** Returns when all that was added of a body is computed. */
  void finish(QueuedMd5 body) {
    lock.lock();
    try {
      await(body, body::isIdle);
    } finally {
      lock.unlock();
    }
  }

  // Where there are many bodies each of them waits sooner: what is kept has to be kept somewhere.
  private boolean hasRoom(QueuedMd5 body) {
    return body.waiting() < (waiting < MANY ? MOST_WAITING : 1);
  }

  private void await(QueuedMd5 body, BooleanSupplier enough) {
    if (!enough.getAsBoolean()) {
      awaited++;
      work.signal();
      while (!enough.getAsBoolean()) {
        body.progress().awaitUninterruptibly();
      }
      awaited--;
    }
    body.failIfBroken();
  }

  private void enlist(QueuedMd5 body) {
    ready.add(body);
    if (idle || ready.size() == lanes.count()) {
      work.signal();
    }
  }

  private void start() {
    if (!started) {
      started = true;
      Thread.ofPlatform().name("malachite-digests").daemon().start(this::run);
    }
  }

  private void run() {
    List<QueuedMd5> bodies = new ArrayList<>();
    List<byte[]> pieces = new ArrayList<>();
    while (true) {
      gather(bodies, pieces);
      compute(bodies, pieces);
      giveBack(bodies, pieces);
    }
  }

  private void gather(List<QueuedMd5> bodies, List<byte[]> pieces) {
    lock.lock();
    try {
      idle = true;
      while (ready.isEmpty()) {
        work.awaitUninterruptibly();
      }
      idle = false;
      waitForMore();
      while (!ready.isEmpty() && bodies.size() < lanes.count()) {
        QueuedMd5 body = ready.remove();
        bodies.add(body);
        pieces.add(body.next());
        waiting--;
      }
      crowd = Math.max(crowd - 1, bodies.size());
    } finally {
      lock.unlock();
    }
  }

  private void waitForMore() {
    try {
      long left = crowd > Md5Lanes.FEW ? PATIENCE : 0;
      while (left > 0 && awaited == 0 && ready.size() < lanes.count()) {
        left = work.awaitNanos(left);
      }
    } catch (InterruptedException notMeant) {
      return;
    }
  }

  private void compute(List<QueuedMd5> bodies, List<byte[]> pieces) {
    try {
      lanes.update(bodies.stream().map(QueuedMd5::digest).toList(), pieces, QueuedMd5.PIECE);
    } catch (RuntimeException | Error failure) {
      // Such as no memory: those who wait for these are told, and the others go on.
      bodies.forEach(body -> body.broken(failure));
    }
  }

  private void keep(byte[] buffer) {
    if (spare.size() < MANY) {
      spare.add(buffer);
    }
  }

  private void giveBack(List<QueuedMd5> bodies, List<byte[]> pieces) {
    lock.lock();
    try {
      for (QueuedMd5 body : bodies) {
        body.computed();
        if (!body.isIdle()) {
          ready.add(body);
        }
        body.progress().signal();
      }
      pieces.forEach(this::keep);
    } finally {
      lock.unlock();
    }
    bodies.clear();
    pieces.clear();
  }
}

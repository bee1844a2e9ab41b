package dev.malachite.protocol.integrity;

import dev.malachite.domain.Md5;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.locks.Condition;
import org.jspecify.annotations.Nullable;

/** What the crew still has to compute of a body. The crew's lock guards it. */
final class QueuedMd5 {
  /** How much is handed over at once, in whole blocks. */
  static final int PIECE = 32 * 1024;

  private final Md5 digest;
  private final Condition progress;
  private final Queue<byte[]> waiting = new ArrayDeque<>();
  private boolean underWay;
  private @Nullable Throwable failure;

  QueuedMd5(Md5 digest, Condition progress) {
    this.digest = digest;
    this.progress = progress;
  }

  /** Belongs to who computes until it is idle. */
  Md5 digest() {
    return digest;
  }

  /** Signalled after each piece. */
  Condition progress() {
    return progress;
  }

  void add(byte[] piece) {
    waiting.add(piece);
  }

  /** The piece that is computed now. */
  byte[] next() {
    underWay = true;
    return waiting.remove();
  }

  void computed() {
    underWay = false;
  }

  void broken(Throwable cause) {
    failure = cause;
  }

  void failIfBroken() {
    if (failure != null) {
      throw new IllegalStateException("a digest could not be computed", failure);
    }
  }

  boolean isIdle() {
    return !underWay && waiting.isEmpty();
  }

  /** How many pieces wait behind the one that is computed. */
  int waiting() {
    return waiting.size();
  }
}

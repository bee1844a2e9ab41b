package dev.malachite.bench.wire;

import java.util.Optional;

/** Where operations come from, and where it is known that they are done. */
public interface Source {
  /** What a connection does next, or nothing when it has done enough. */
  Optional<Step> next(int connection);

  /**
   * An operation was answered to its end.
   *
   * @param nanos from just before its first byte was sent until its last answer was read
   * @param bytes of all bodies, sent and received
   */
  void done(long nanos, long bytes);
}

package dev.malachite.http;

import java.util.concurrent.atomic.AtomicInteger;

/** Tells which requests come alone: one after the other, from one client that waits for each. */
final class Solitude {
  private static final int ENOUGH = 8;

  /** A connection and how many requests came from it since the last one from elsewhere. */
  private record Run(Object connection, int length) {}

  private final AtomicInteger underWay = new AtomicInteger();
  private volatile Run run = new Run(this, 0);

  /**
   * Counts a request in.
   *
   * <p>That nobody else is under way does not yet say that nobody else is waiting: while the event
   * loop answers a request it does not read the next one, so that each of many would seem to be
   * alone. Many come from many connections; who follows himself again and again has nobody between.
   *
   * @return whether it is alone
   */
  boolean enter(Object connection) {
    boolean follows = follows(connection);
    return underWay.incrementAndGet() == 1 && follows;
  }

  private boolean follows(Object connection) {
    Run before = run;
    if (!connection.equals(before.connection())) {
      run = new Run(connection, 1);
      return false;
    }
    if (before.length() < ENOUGH) {
      run = new Run(connection, before.length() + 1);
      return false;
    }
    return true;
  }

  /** Counts it out once it is answered. */
  void leave() {
    underWay.decrementAndGet();
  }
}

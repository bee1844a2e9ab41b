package dev.malachite.store;

/** The simulated end of a process: an error, so that nothing on the way answers or retries. */
public final class Died extends Error {
  private static final long serialVersionUID = 1;

  public Died() {
    super("the process ended here");
  }
}

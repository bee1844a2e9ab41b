package dev.malachite.store;

/**
 * The store did not answer, or the outcome of a commit could not be learned: the caller answers
 * 503.
 */
public final class Unavailable extends RuntimeException {
  private static final long serialVersionUID = 1;

  public Unavailable(String message) {
    super(message);
  }

  public Unavailable(String message, Throwable cause) {
    super(message, cause);
  }
}

package dev.malachite.store;

/**
 * The store did not answer, or the outcome of a commit could not be learned: the caller answers
 * 503.
 */
public final class Unavailable extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final boolean nothingChanged;

  public Unavailable(String message) {
    super(message);
    this.nothingChanged = false;
  }

  public Unavailable(String message, Throwable cause) {
    super(message, cause);
    this.nothingChanged = false;
  }

  private Unavailable(String message, boolean nothingChanged) {
    super(message);
    this.nothingChanged = nothingChanged;
  }

  /** The store certainly did not take the call: throttled, refused, closed. */
  public static Unavailable rejected(String message) {
    return new Unavailable(message, true);
  }

  /** Whether the call certainly had no effect; if not, a commit may have landed. */
  public boolean nothingChanged() {
    return nothingChanged;
  }
}

package dev.malachite.proof.simulate;

/** Something that must not happen, did. */
public final class Violation extends RuntimeException {
  private static final long serialVersionUID = 1;

  public Violation(String message) {
    super(message);
  }
}

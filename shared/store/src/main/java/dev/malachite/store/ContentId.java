package dev.malachite.store;

/**
 * Names one immutable run of bytes. Letters, digits and dashes only: it is used in paths and object
 * keys.
 */
public record ContentId(String value) {
  // As in Key: a native binary interprets the one that a record is given.
  @Override
  public boolean equals(Object other) {
    return other instanceof ContentId id && value.equals(id.value);
  }

  @Override
  public int hashCode() {
    return value.hashCode();
  }
}

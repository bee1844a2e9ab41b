package dev.malachite.file.model;

/** Names that differ only in case are the same name. */
public final class Folding {
  private Folding() {}

  // Letter by letter: names of different length are never the same.
  public static String fold(String name) {
    StringBuilder folded = new StringBuilder(name.length());
    name.codePoints().map(Character::toUpperCase).forEach(folded::appendCodePoint);
    return folded.toString();
  }
}

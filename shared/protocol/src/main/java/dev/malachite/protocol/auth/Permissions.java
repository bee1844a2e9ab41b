package dev.malachite.protocol.auth;

import java.util.Optional;

/** A set of the letters by which a shared access signature grants permissions. */
public final class Permissions {
  private final int letters;

  private Permissions(int letters) {
    this.letters = letters;
  }

  /** Empty if a sign is not a lower-case letter or stands twice. */
  public static Optional<Permissions> parse(String text) {
    int letters = 0;
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (letter < 'a' || letter > 'z' || (letters & bit(letter)) != 0) {
        return Optional.empty();
      }
      letters |= bit(letter);
    }
    return Optional.of(new Permissions(letters));
  }

  public boolean has(char letter) {
    return (letters & bit(letter)) != 0;
  }

  boolean hasAll(Permissions others) {
    return (letters & others.letters) == others.letters;
  }

  private static int bit(char letter) {
    return 1 << (letter - 'a');
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Permissions permissions && permissions.letters == letters;
  }

  @Override
  public int hashCode() {
    return Integer.hashCode(letters);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (char letter = 'a'; letter <= 'z'; letter++) {
      if (has(letter)) {
        text.append(letter);
      }
    }
    return text.toString();
  }
}

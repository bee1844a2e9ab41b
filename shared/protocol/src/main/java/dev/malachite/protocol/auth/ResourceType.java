package dev.malachite.protocol.auth;

/** The levels of the API, as account SAS tell them apart in srt. */
public enum ResourceType {
  SERVICE('s'),
  CONTAINER('c'),
  OBJECT('o');

  private final char letter;

  ResourceType(char letter) {
    this.letter = letter;
  }

  char letter() {
    return letter;
  }
}

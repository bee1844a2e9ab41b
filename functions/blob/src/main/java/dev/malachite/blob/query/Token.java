package dev.malachite.blob.query;

import java.util.Locale;

/** A word of the query language and where it stands. */
record Token(Kind kind, String text, int position) {
  /** What a word can be. */
  enum Kind {
    NAME,
    QUOTED_NAME,
    STRING,
    NUMBER,
    SYMBOL,
    END
  }

  boolean is(String word) {
    return switch (kind) {
      case NAME -> text.toUpperCase(Locale.ROOT).equals(word);
      case SYMBOL -> text.equals(word);
      case QUOTED_NAME, STRING, NUMBER, END -> false;
    };
  }
}

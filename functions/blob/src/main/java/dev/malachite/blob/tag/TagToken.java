package dev.malachite.blob.tag;

/** A word of an expression. */
record TagToken(Kind kind, String text, int position) {
  /** What it is. */
  enum Kind {
    NAME,
    VALUE,
    OPERATOR,
    AND,
    OR,
    OPEN,
    CLOSE,
    END
  }
}

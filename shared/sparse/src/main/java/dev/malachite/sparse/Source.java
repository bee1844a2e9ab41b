package dev.malachite.sparse;

import dev.malachite.store.ContentId;

/** Where the bytes of an extent come from. */
sealed interface Source {
  Source ZEROS = new Zeros();

  /** The same, some bytes further on. */
  Source skip(long bytes);

  /** Bytes that were written and are zero: no content holds them. */
  record Zeros() implements Source {
    @Override
    public Source skip(long bytes) {
      return this;
    }
  }

  /** A content from an offset on. */
  record Part(ContentId content, long offset) implements Source {
    @Override
    public Source skip(long bytes) {
      return new Part(content, offset + bytes);
    }

    // A native binary interprets the equals that a record is given: that took most of a write.
    @Override
    public boolean equals(Object other) {
      return other instanceof Part part && offset == part.offset && content.equals(part.content);
    }

    @Override
    public int hashCode() {
      return 31 * content.hashCode() + Long.hashCode(offset);
    }
  }
}

package dev.malachite.domain;

/** Bytes of a resource, both ends included. */
public record ByteSpan(long first, long last) {
  public ByteSpan {
    if (first < 0 || last < first) {
      throw new IllegalArgumentException("Not a span: " + first + "-" + last);
    }
  }

  /** For writes: both ends must be given. */
  public static ByteSpan parse(String field, String text) {
    ByteRange range = ByteRange.parse(field, text);
    long last = range.last().orElseThrow(() -> Malformed.value(field, text));
    return new ByteSpan(range.first(), last);
  }

  public long length() {
    return last - first + 1;
  }
}

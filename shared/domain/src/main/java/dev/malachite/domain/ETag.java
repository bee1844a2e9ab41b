package dev.malachite.domain;

import java.util.Locale;

/** An opaque entity tag, held without quotes. */
public record ETag(String value) {
  private static final String PREFIX = "0x8D";
  private static final int DIGITS = 13;
  private static final long DIGITS_MASK = (1L << (4 * DIGITS)) - 1;

  public ETag {
    if (!isOpaque(value)) {
      throw Malformed.value("ETag", value);
    }
  }

  /** A tag that no earlier state of the resource had. */
  public static ETag fresh(Ids ids) {
    String hex = Long.toHexString(ids.unique() & DIGITS_MASK).toUpperCase(Locale.ROOT);
    return new ETag(PREFIX + "0".repeat(DIGITS - hex.length()) + hex);
  }

  /** Reads {@code "tag"}, {@code tag} and {@code W/"tag"}. */
  public static ETag parse(String field, String text) {
    String trimmed = text.strip();
    String strong = trimmed.startsWith("W/") ? trimmed.substring(2) : trimmed;
    String bare = isQuoted(strong) ? strong.substring(1, strong.length() - 1) : strong;
    if (!isOpaque(bare)) {
      throw Malformed.value(field, text);
    }
    return new ETag(bare);
  }

  // A native binary interprets the equals that a record is given, for microseconds a call: records
  // that requests compare have their own.
  @Override
  public boolean equals(Object other) {
    return other instanceof ETag tag && value.equals(tag.value);
  }

  @Override
  public int hashCode() {
    return value.hashCode();
  }

  /** The form of headers. */
  public String quoted() {
    return '"' + value + '"';
  }

  private static boolean isQuoted(String text) {
    return text.length() >= 2 && text.startsWith("\"") && text.endsWith("\"");
  }

  private static boolean isOpaque(String value) {
    return !value.isEmpty() && value.chars().noneMatch(c -> c == '"' || Character.isISOControl(c));
  }
}

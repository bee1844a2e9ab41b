package dev.malachite.domain;

import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A lease id: equal when the GUIDs are, whatever notation they came in. */
public record LeaseId(UUID value) {
  private static final Pattern PLAIN =
      Pattern.compile(
          "(\\p{XDigit}{8})(\\p{XDigit}{4})(\\p{XDigit}{4})(\\p{XDigit}{4})(\\p{XDigit}{12})");
  private static final Pattern DASHED =
      Pattern.compile(
          "\\p{XDigit}{8}-\\p{XDigit}{4}-\\p{XDigit}{4}-\\p{XDigit}{4}-\\p{XDigit}{12}");

  public static LeaseId fresh(Ids ids) {
    return new LeaseId(ids.uuid());
  }

  /** Reads 32 digits, with dashes, and those in braces or parentheses. */
  public static LeaseId parse(String field, String text) {
    String trimmed = text.strip();
    Matcher plain = PLAIN.matcher(trimmed);
    if (plain.matches()) {
      return new LeaseId(UUID.fromString(plain.replaceFirst("$1-$2-$3-$4-$5")));
    }
    String dashed = withoutBrackets(trimmed);
    if (!DASHED.matcher(dashed).matches()) {
      throw Malformed.value(field, text);
    }
    return new LeaseId(UUID.fromString(dashed));
  }

  // As in ETag.
  @Override
  public boolean equals(Object other) {
    return other instanceof LeaseId id && value.equals(id.value);
  }

  @Override
  public int hashCode() {
    return value.hashCode();
  }

  /** Lower case with dashes. */
  @Override
  public String toString() {
    return value.toString();
  }

  private static String withoutBrackets(String text) {
    boolean bracketed =
        (text.startsWith("{") && text.endsWith("}"))
            || (text.startsWith("(") && text.endsWith(")"));
    return bracketed ? text.substring(1, text.length() - 1) : text;
  }
}

package dev.malachite.domain;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The value of Range: from a first byte to a last, or to the end. */
public record ByteRange(long first, OptionalLong last) {
  private static final Pattern FORM = Pattern.compile("(?i:bytes)=([0-9]+)-([0-9]*)");
  private static final int SAFE_DIGITS = 18;

  /** x-ms-range wins over Range; what is not a range of the two forms is as if absent. */
  public static Optional<ByteRange> forRead(Optional<String> range, Optional<String> msRange) {
    return msRange.or(() -> range).flatMap(ByteRange::read);
  }

  public static ByteRange parse(String field, String text) {
    return read(text).orElseThrow(() -> Malformed.value(field, text));
  }

  /** The part of it that a resource of this length has; empty if it has none. */
  public Optional<ByteSpan> resolve(long length) {
    if (first >= length) {
      return Optional.empty();
    }
    return Optional.of(new ByteSpan(first, Math.min(last.orElse(length - 1), length - 1)));
  }

  private static Optional<ByteRange> read(String text) {
    Matcher form = FORM.matcher(text.strip());
    if (!form.matches()) {
      return Optional.empty();
    }
    long first = number(form.group(1));
    if (form.group(2).isEmpty()) {
      return Optional.of(new ByteRange(first, OptionalLong.empty()));
    }
    long last = number(form.group(2));
    return last < first
        ? Optional.empty()
        : Optional.of(new ByteRange(first, OptionalLong.of(last)));
  }

  // No resource is as long as what is cut off here; one below the maximum, so that lengths fit.
  private static long number(String digits) {
    return digits.length() > SAFE_DIGITS ? Long.MAX_VALUE - 1 : Long.parseLong(digits);
  }
}

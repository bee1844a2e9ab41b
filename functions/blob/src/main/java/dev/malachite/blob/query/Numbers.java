package dev.malachite.blob.query;

import java.util.Optional;
import java.util.regex.Pattern;

/** Numbers as text writes them. */
final class Numbers {
  private static final Pattern INTEGER = Pattern.compile("[+-]?[0-9]{1,18}");
  private static final Pattern DECIMAL =
      Pattern.compile(
          "[+-]?([0-9]{1,300}(\\.[0-9]{0,300})?|\\.[0-9]{1,300})([eE][+-]?[0-9]{1,4})?");

  private Numbers() {}

  static Optional<Value> parse(String text) {
    String bare = text.strip();
    if (INTEGER.matcher(bare).matches()) {
      return Optional.of(new Value.Int(Long.parseLong(bare)));
    }
    return DECIMAL.matcher(bare).matches()
        ? Optional.of(new Value.Real(Double.parseDouble(bare)))
        : Optional.empty();
  }

  static double toDouble(Value number) {
    return switch (number) {
      case Value.Int whole -> (double) whole.number();
      case Value.Real decimal -> decimal.number();
      default -> throw QueryFault.type("Not a number: " + number.text());
    };
  }
}

package dev.malachite.blob.query;

import java.util.Optional;
import java.util.OptionalInt;

/** Order of values: text is compared with a number as the number it writes. */
final class Comparison {
  private Comparison() {}

  static Value apply(String operator, Value left, Value right) {
    OptionalInt order = compare(left, right);
    if (order.isEmpty()) {
      return Value.nothing();
    }
    int sign = order.getAsInt();
    return Value.of(
        switch (operator) {
          case "=" -> sign == 0;
          case "<>", "!=" -> sign != 0;
          case "<" -> sign < 0;
          case "<=" -> sign <= 0;
          case ">" -> sign > 0;
          case ">=" -> sign >= 0;
          default -> throw new IllegalArgumentException(operator);
        });
  }

  /** Empty where it is unknown. */
  static OptionalInt compare(Value left, Value right) {
    if (left instanceof Value.Null || right instanceof Value.Null) {
      return OptionalInt.empty();
    }
    if (left instanceof Value.Text a && right instanceof Value.Text b) {
      return OptionalInt.of(Integer.signum(a.text().compareTo(b.text())));
    }
    if (left instanceof Value.Time || right instanceof Value.Time) {
      return OptionalInt.of(Times.of(left).compareTo(Times.of(right)));
    }
    if (left instanceof Value.Bool || right instanceof Value.Bool) {
      return OptionalInt.of(Boolean.compare(Logic.isTrue(left), Logic.isTrue(right)));
    }
    return numbers(left.asNumber(), right.asNumber());
  }

  private static OptionalInt numbers(Optional<Value> left, Optional<Value> right) {
    if (left.isEmpty() || right.isEmpty()) {
      return OptionalInt.empty();
    }
    return OptionalInt.of(
        left.get() instanceof Value.Int a && right.get() instanceof Value.Int b
            ? Long.compare(a.number(), b.number())
            : Double.compare(Numbers.toDouble(left.get()), Numbers.toDouble(right.get())));
  }

  static Value like(Value value, Value pattern, Optional<Value> escape) {
    if (value instanceof Value.Null || pattern instanceof Value.Null) {
      return Value.nothing();
    }
    return Value.of(
        new LikePattern(pattern.text(), escape.map(Value::text).orElse("")).matches(value.text()));
  }
}

package dev.malachite.blob.query;

import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The types of the language as conversions. */
final class Casts {
  private Casts() {}

  static Optional<UnaryOperator<Value>> to(String type) {
    return switch (type.toUpperCase(Locale.ROOT)) {
      case "INT", "INTEGER", "BIGINT" -> cast(Casts::whole);
      case "FLOAT", "DOUBLE", "DECIMAL", "NUMERIC" ->
          cast(value -> new Value.Real(Numbers.toDouble(Arithmetic.number(value))));
      case "STRING", "VARCHAR", "CHAR" -> cast(value -> new Value.Text(value.text()));
      case "TIMESTAMP", "DATE" -> cast(value -> new Value.Time(Times.of(value)));
      case "BOOL", "BOOLEAN" -> cast(value -> Value.of(Logic.isTrue(value)));
      default -> Optional.empty();
    };
  }

  private static Optional<UnaryOperator<Value>> cast(UnaryOperator<Value> known) {
    return Optional.of(value -> value instanceof Value.Null ? value : known.apply(value));
  }

  private static Value whole(Value value) {
    if (value instanceof Value.Bool bool) {
      return new Value.Int(bool.flag() ? 1 : 0);
    }
    Value number = Arithmetic.number(value);
    return number instanceof Value.Int ? number : new Value.Int((long) Numbers.toDouble(number));
  }
}

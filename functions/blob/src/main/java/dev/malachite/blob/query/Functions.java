package dev.malachite.blob.query;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** The functions that are called like functions. */
final class Functions {
  /** A function and how many arguments it takes. */
  record Known(int least, int most, Function<List<Value>, Value> body) {
    Value apply(List<Value> arguments) {
      return body.apply(arguments);
    }
  }

  private Functions() {}

  static Optional<Known> find(String name) {
    return switch (name.toUpperCase(Locale.ROOT)) {
      case "LOWER" -> text(value -> new Value.Text(value.toLowerCase(Locale.ROOT)));
      case "UPPER" -> text(value -> new Value.Text(value.toUpperCase(Locale.ROOT)));
      case "CHAR_LENGTH", "CHARACTER_LENGTH", "LEN" ->
          text(value -> new Value.Int(value.codePointCount(0, value.length())));
      case "COALESCE" -> Optional.of(new Known(1, 100, Functions::coalesce));
      case "NULLIF" -> Optional.of(new Known(2, 2, Functions::nullIf));
      case "ABS" -> Optional.of(new Known(1, 1, arguments -> absolute(arguments.getFirst())));
      case "TO_TIMESTAMP" -> Optional.of(new Known(1, 1, arguments -> time(arguments.getFirst())));
      case "TO_STRING" -> Optional.of(new Known(2, 2, Functions::format));
      default -> Optional.empty();
    };
  }

  private static Optional<Known> text(Function<String, Value> body) {
    return Optional.of(
        new Known(
            1,
            1,
            arguments ->
                arguments.getFirst() instanceof Value.Null nothing
                    ? nothing
                    : body.apply(arguments.getFirst().text())));
  }

  private static Value coalesce(List<Value> arguments) {
    return arguments.stream()
        .filter(value -> !(value instanceof Value.Null))
        .findFirst()
        .orElse(Value.nothing());
  }

  private static Value nullIf(List<Value> arguments) {
    boolean same = Comparison.compare(arguments.get(0), arguments.get(1)).orElse(1) == 0;
    return same ? Value.nothing() : arguments.get(0);
  }

  private static Value absolute(Value value) {
    Value zero = new Value.Int(0);
    boolean negative = Comparison.compare(value, zero).orElse(0) < 0;
    return negative ? Arithmetic.apply("-", zero, value) : Arithmetic.apply("+", zero, value);
  }

  private static Value time(Value value) {
    return value instanceof Value.Null ? value : new Value.Time(Times.of(value));
  }

  private static Value format(List<Value> arguments) {
    return arguments.get(0) instanceof Value.Null nothing
        ? nothing
        : new Value.Text(Times.format(Times.of(arguments.get(0)), arguments.get(1).text()));
  }

  /** SUBSTRING: positions count from 1. */
  static Value substring(Value value, Value from, Optional<Value> length) {
    if (value instanceof Value.Null || from instanceof Value.Null) {
      return Value.nothing();
    }
    String text = value.text();
    double first = Numbers.toDouble(Arithmetic.number(from)) - 1;
    double end = length.map(each -> first + Numbers.toDouble(Arithmetic.number(each))).orElse(1e18);
    int start = (int) Math.clamp(first, 0, text.length());
    int stop = (int) Math.clamp(end, start, Math.max(start, text.length()));
    return new Value.Text(text.substring(start, stop));
  }

  /** TRIM: takes away letters of a set. */
  static Value trim(Value value, String letters, boolean leading, boolean trailing) {
    if (value instanceof Value.Null) {
      return value;
    }
    String text = value.text();
    int start = 0;
    int end = text.length();
    while (leading && start < end && letters.indexOf(text.charAt(start)) >= 0) {
      start++;
    }
    while (trailing && end > start && letters.indexOf(text.charAt(end - 1)) >= 0) {
      end--;
    }
    return new Value.Text(text.substring(start, end));
  }
}

package dev.malachite.blob.query;

import java.util.Locale;
import java.util.Optional;

/** Takes the values of all records in, and is one value in the end. */
final class Aggregate implements Expression {
  /** What can be made of many values. */
  enum Kind {
    COUNT,
    SUM,
    AVG,
    MIN,
    MAX;

    static Optional<Kind> of(String name) {
      for (Kind kind : values()) {
        if (kind.name().equals(name.toUpperCase(Locale.ROOT))) {
          return Optional.of(kind);
        }
      }
      return Optional.empty();
    }
  }

  private final Kind kind;
  private final Expression argument;
  private long count;
  private Value collected = Value.nothing();

  Aggregate(Kind kind, Expression argument) {
    this.kind = kind;
    this.argument = argument;
  }

  void add(Row row) {
    Value value = argument.of(row);
    if (value instanceof Value.Null) {
      return;
    }
    count++;
    collected =
        switch (kind) {
          case COUNT -> Value.nothing();
          case SUM, AVG ->
              collected instanceof Value.Null
                  ? Arithmetic.number(value)
                  : Arithmetic.apply("+", collected, value);
          case MIN -> better(value, -1);
          case MAX -> better(value, 1);
        };
  }

  // Delimited text has no numbers, so what looks like one is taken for one.
  private Value better(Value value, int sign) {
    Value typed = value.asNumber().orElse(value);
    if (collected instanceof Value.Null) {
      return typed;
    }
    int order = Comparison.compare(typed, collected).orElse(-sign);
    return order == sign ? typed : collected;
  }

  @Override
  public Value of(Row row) {
    return switch (kind) {
      case COUNT -> new Value.Int(count);
      case SUM, MIN, MAX -> collected;
      case AVG ->
          count == 0 ? Value.nothing() : new Value.Real(Numbers.toDouble(collected) / count);
    };
  }
}

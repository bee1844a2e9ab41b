package dev.malachite.blob.query;

/** Logic with an unknown third value, which is null. */
final class Logic {
  private Logic() {}

  static boolean isTrue(Value value) {
    return truth(value) instanceof Value.Bool bool && bool.flag();
  }

  static boolean isFalse(Value value) {
    return truth(value) instanceof Value.Bool bool && !bool.flag();
  }

  static Value and(Value left, Value right) {
    if (isFalse(left) || isFalse(right)) {
      return Value.of(false);
    }
    return isTrue(left) && isTrue(right) ? Value.of(true) : Value.nothing();
  }

  static Value or(Value left, Value right) {
    if (isTrue(left) || isTrue(right)) {
      return Value.of(true);
    }
    return isFalse(left) && isFalse(right) ? Value.of(false) : Value.nothing();
  }

  static Value not(Value value) {
    return truth(value) instanceof Value.Bool bool ? Value.of(!bool.flag()) : Value.nothing();
  }

  private static Value truth(Value value) {
    return switch (value) {
      case Value.Bool bool -> bool;
      case Value.Null nothing -> nothing;
      case Value.Text text when text.text().equalsIgnoreCase("true") -> Value.of(true);
      case Value.Text text when text.text().equalsIgnoreCase("false") -> Value.of(false);
      default -> throw QueryFault.type("Not a boolean: " + value.text());
    };
  }
}

package dev.malachite.blob.query;

/** Calculation: whole numbers stay whole, until they become too large. */
final class Arithmetic {
  private Arithmetic() {}

  static Value apply(String operator, Value left, Value right) {
    if (left instanceof Value.Null || right instanceof Value.Null) {
      return Value.nothing();
    }
    if (operator.equals("||")) {
      return new Value.Text(left.text() + right.text());
    }
    Value first = number(left);
    Value second = number(right);
    return first instanceof Value.Int a && second instanceof Value.Int b
        ? whole(operator, a.number(), b.number())
        : decimal(operator, Numbers.toDouble(first), Numbers.toDouble(second));
  }

  static Value number(Value value) {
    return value.asNumber().orElseThrow(() -> QueryFault.type("Not a number: " + value.text()));
  }

  private static Value whole(String operator, long left, long right) {
    try {
      return switch (operator) {
        case "+" -> new Value.Int(Math.addExact(left, right));
        case "-" -> new Value.Int(Math.subtractExact(left, right));
        case "*" -> new Value.Int(Math.multiplyExact(left, right));
        case "/" -> new Value.Int(Math.divideExact(left, right));
        case "%" -> new Value.Int(left % right);
        default -> decimal(operator, (double) left, (double) right);
      };
    } catch (ArithmeticException tooLarge) {
      if (right == 0) {
        throw QueryFault.type("Division by zero.");
      }
      return decimal(operator, (double) left, (double) right);
    }
  }

  private static Value decimal(String operator, double left, double right) {
    return new Value.Real(
        switch (operator) {
          case "+" -> left + right;
          case "-" -> left - right;
          case "*" -> left * right;
          case "/" -> left / right;
          case "%" -> left % right;
          case "^" -> Math.pow(left, right);
          default -> throw new IllegalArgumentException(operator);
        });
  }
}

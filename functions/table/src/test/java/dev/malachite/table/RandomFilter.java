package dev.malachite.table;

import java.util.Map;
import java.util.Random;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/** A filter as text, and the same filter as a predicate on properties as Java has them. */
record RandomFilter(String text, Predicate<Map<String, Object>> meaning) {
  private static final String[] OPERATORS = {"eq", "ne", "gt", "ge", "lt", "le"};

  static RandomFilter of(Random random, int depth) {
    int kind = depth == 0 ? 9 : random.nextInt(10);
    if (kind < 3) {
      RandomFilter left = of(random, depth - 1);
      RandomFilter right = of(random, depth - 1);
      return new RandomFilter(
          "(" + left.text + ") and (" + right.text + ")", left.meaning.and(right.meaning));
    }
    if (kind < 6) {
      RandomFilter left = of(random, depth - 1);
      RandomFilter right = of(random, depth - 1);
      return new RandomFilter(
          "(" + left.text + " or " + right.text + ")", left.meaning.or(right.meaning));
    }
    if (kind < 7) {
      RandomFilter inner = of(random, depth - 1);
      return new RandomFilter("not (" + inner.text + ")", inner.meaning.negate());
    }
    return comparison(random);
  }

  private static RandomFilter comparison(Random random) {
    int operator = random.nextInt(OPERATORS.length);
    boolean mirrored = random.nextInt(4) == 0;
    String name = Samples.name(random);
    Object literal = Samples.value(name, random);
    String constant = Samples.literal(literal);
    String property = mirrored ? mirror(OPERATORS[operator]) : OPERATORS[operator];
    String text =
        mirrored ? constant + " " + property + " " + name : name + " " + property + " " + constant;
    BiPredicate<Object, Object> test = test(OPERATORS[operator]);
    return new RandomFilter(
        text,
        properties -> properties.containsKey(name) && test.test(properties.get(name), literal));
  }

  private static String mirror(String operator) {
    return switch (operator) {
      case "gt" -> "lt";
      case "ge" -> "le";
      case "lt" -> "gt";
      case "le" -> "ge";
      default -> operator;
    };
  }

  private static BiPredicate<Object, Object> test(String operator) {
    return (value, literal) -> {
      if (!value.getClass().equals(literal.getClass())) {
        return false;
      }
      @SuppressWarnings("unchecked")
      int order = ((Comparable<Object>) value).compareTo(literal);
      return switch (operator) {
        case "eq" -> order == 0;
        case "ne" -> order != 0;
        case "gt" -> order > 0;
        case "ge" -> order >= 0;
        case "lt" -> order < 0;
        default -> order <= 0;
      };
    };
  }
}

package dev.malachite.blob.tag;

import java.util.List;
import java.util.Map;

/** A predicate on the tags of a blob. */
public sealed interface TagExpression {
  boolean matches(Map<String, String> tags);

  /** One tag against a value; texts are compared by their characters. */
  record Comparison(String name, Operator operator, String value) implements TagExpression {
    @Override
    public boolean matches(Map<String, String> tags) {
      return tags.containsKey(name)
          ? operator.holds(tags.getOrDefault(name, "").compareTo(value))
          : operator == Operator.NOT_EQUAL;
    }
  }

  /** Every part must match. */
  record All(List<TagExpression> parts) implements TagExpression {
    @Override
    public boolean matches(Map<String, String> tags) {
      return parts.stream().allMatch(part -> part.matches(tags));
    }
  }

  /** One part must match. */
  record Any(List<TagExpression> parts) implements TagExpression {
    @Override
    public boolean matches(Map<String, String> tags) {
      return parts.stream().anyMatch(part -> part.matches(tags));
    }
  }

  /** How a tag and a value are compared. */
  enum Operator {
    EQUAL,
    NOT_EQUAL,
    LESS,
    AT_MOST,
    GREATER,
    AT_LEAST;

    boolean holds(int comparison) {
      return switch (this) {
        case EQUAL -> comparison == 0;
        case NOT_EQUAL -> comparison != 0;
        case LESS -> comparison < 0;
        case AT_MOST -> comparison <= 0;
        case GREATER -> comparison > 0;
        case AT_LEAST -> comparison >= 0;
      };
    }
  }
}

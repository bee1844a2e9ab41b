package dev.malachite.blob.query;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads conditions: OR binds less than AND, NOT, comparisons. */
final class ExpressionParser {
  private static final List<String> COMPARISONS = List.of("=", "<>", "!=", "<=", ">=", "<", ">");

  private final Words words;
  private final TermParser terms;

  ExpressionParser(Words words, Names names, List<Aggregate> aggregates, Instant now) {
    this.words = words;
    this.terms = new TermParser(words, this, names, aggregates, now);
  }

  Expression parse() {
    words.enter();
    Expression result = and();
    while (words.take("OR")) {
      Expression left = result;
      Expression right = and();
      result = row -> Logic.or(left.of(row), right.of(row));
    }
    words.leave();
    return result;
  }

  private Expression and() {
    Expression result = not();
    while (words.take("AND")) {
      Expression left = result;
      Expression right = not();
      result = row -> Logic.and(left.of(row), right.of(row));
    }
    return result;
  }

  private Expression not() {
    if (!words.take("NOT")) {
      return condition();
    }
    words.enter();
    Expression negated = not();
    words.leave();
    return row -> Logic.not(negated.of(row));
  }

  private Expression condition() {
    Expression left = terms.sum();
    for (String operator : COMPARISONS) {
      if (words.take(operator)) {
        Expression right = terms.sum();
        return row -> Comparison.apply(operator, left.of(row), right.of(row));
      }
    }
    if (words.take("IS")) {
      return isNull(left);
    }
    boolean negated = words.take("NOT");
    Optional<Expression> found = test(left);
    if (found.isEmpty() && negated) {
      throw words.error("expected LIKE, IN or BETWEEN");
    }
    return found
        .map(test -> negated ? (Expression) row -> Logic.not(test.of(row)) : test)
        .orElse(left);
  }

  private Expression isNull(Expression value) {
    boolean negated = words.take("NOT");
    words.expect("NULL");
    return row -> Value.of(value.of(row) instanceof Value.Null != negated);
  }

  private Optional<Expression> test(Expression left) {
    if (words.take("LIKE")) {
      return Optional.of(like(left));
    }
    if (words.take("IN")) {
      return Optional.of(in(left));
    }
    return words.take("BETWEEN") ? Optional.of(between(left)) : Optional.empty();
  }

  private Expression like(Expression left) {
    Expression pattern = terms.sum();
    if (!words.take("ESCAPE")) {
      return row -> Comparison.like(left.of(row), pattern.of(row), Optional.empty());
    }
    Expression escape = terms.sum();
    return row -> Comparison.like(left.of(row), pattern.of(row), Optional.of(escape.of(row)));
  }

  private Expression in(Expression left) {
    List<Expression> choices = new ArrayList<>();
    words.expect("(");
    do {
      choices.add(terms.sum());
    } while (words.take(","));
    words.expect(")");
    return row -> {
      Value value = left.of(row);
      Value found = Value.of(false);
      for (Expression choice : choices) {
        found = Logic.or(found, Comparison.apply("=", value, choice.of(row)));
      }
      return found;
    };
  }

  private Expression between(Expression left) {
    Expression low = terms.sum();
    words.expect("AND");
    Expression high = terms.sum();
    return row -> {
      Value value = left.of(row);
      return Logic.and(
          Comparison.apply(">=", value, low.of(row)), Comparison.apply("<=", value, high.of(row)));
    };
  }
}

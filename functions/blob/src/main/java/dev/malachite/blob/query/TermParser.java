package dev.malachite.blob.query;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Reads calculations, literals, columns and calls. */
final class TermParser {
  private static final Set<String> RESERVED =
      Set.of("FROM", "WHERE", "LIMIT", "AND", "OR", "AS", "SELECT", "THEN", "ELSE", "END", "WHEN");

  private final Words words;
  private final ExpressionParser expressions;
  private final CallParser calls;
  private final Names names;
  private final List<Aggregate> aggregates;

  TermParser(
      Words words,
      ExpressionParser expressions,
      Names names,
      List<Aggregate> aggregates,
      Instant now) {
    this.words = words;
    this.expressions = expressions;
    this.calls = new CallParser(words, expressions, now);
    this.names = names;
    this.aggregates = aggregates;
  }

  Expression sum() {
    return chain(this::product, Set.of("+", "-", "||"));
  }

  private Expression product() {
    return chain(this::sign, Set.of("*", "/", "%", "^"));
  }

  private record Step(String operator, Expression right) {}

  // Evaluated in a loop, so that a long sum needs no deep stack.
  private Expression chain(Supplier<Expression> operand, Set<String> operators) {
    Expression first = operand.get();
    List<Step> steps = new ArrayList<>();
    while (operators.contains(words.peek().text()) && words.comes(words.peek().text())) {
      String operator = words.next().text();
      steps.add(new Step(operator, operand.get()));
    }
    return steps.isEmpty() ? first : row -> fold(first, steps, row);
  }

  private static Value fold(Expression first, List<Step> steps, Row row) {
    Value result = first.of(row);
    for (Step step : steps) {
      result = Arithmetic.apply(step.operator(), result, step.right().of(row));
    }
    return result;
  }

  private Expression sign() {
    if (!words.comes("+") && !words.comes("-")) {
      return primary();
    }
    String operator = words.next().text();
    words.enter();
    Expression signed = sign();
    words.leave();
    return row -> Arithmetic.apply(operator, new Value.Int(0), signed.of(row));
  }

  private Expression primary() {
    if (words.take("(")) {
      Expression inner = expressions.parse();
      words.expect(")");
      return inner;
    }
    Token token = words.peek();
    return switch (token.kind()) {
      case STRING -> constant(new Value.Text(words.next().text()));
      case NUMBER -> constant(number());
      case NAME -> named(token);
      case QUOTED_NAME -> column();
      case SYMBOL, END -> throw words.error("expected an expression");
    };
  }

  private Value number() {
    return Numbers.parse(words.peek().text())
        .map(value -> {
          words.next();
          return value;
        })
        .orElseThrow(() -> words.error("not a number"));
  }

  private static Expression constant(Value value) {
    return row -> value;
  }

  private Expression named(Token token) {
    String name = token.text().toUpperCase(Locale.ROOT);
    if (words.comes(name, "(")) {
      return call(name);
    }
    return switch (name) {
      case "NULL" -> word(Value.nothing());
      case "TRUE" -> word(Value.of(true));
      case "FALSE" -> word(Value.of(false));
      case "CASE" -> calls.choice();
      default -> {
        if (RESERVED.contains(name)) {
          throw words.error("expected an expression");
        }
        yield column();
      }
    };
  }

  private Expression word(Value value) {
    words.next();
    return constant(value);
  }

  private Expression call(String name) {
    Optional<Aggregate.Kind> kind = Aggregate.Kind.of(name);
    if (kind.isPresent()) {
      return aggregate(kind.get());
    }
    if (name.equals("CAST")) {
      return cast();
    }
    return calls.call(name);
  }

  private Expression aggregate(Aggregate.Kind kind) {
    words.next();
    words.expect("(");
    boolean everything = kind == Aggregate.Kind.COUNT && words.take("*");
    int before = aggregates.size();
    Aggregate aggregate =
        new Aggregate(kind, everything ? constant(Value.of(true)) : expressions.parse());
    words.expect(")");
    if (aggregates.size() > before) {
      throw words.error("an aggregate cannot be in another");
    }
    aggregates.add(aggregate);
    return aggregate;
  }

  private Expression cast() {
    words.next();
    words.expect("(");
    Expression value = expressions.parse();
    words.expect("AS");
    UnaryOperator<Value> type =
        Casts.to(words.peek().text()).orElseThrow(() -> words.error("expected a type"));
    words.next();
    words.expect(")");
    return row -> type.apply(value.of(row));
  }

  private Expression column() {
    List<Row.Step> path = ColumnPath.read(words);
    return row -> row.at(names.within(path));
  }
}

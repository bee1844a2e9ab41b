package dev.malachite.blob.query;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Reads calls of functions, also of those with words between their arguments. */
final class CallParser {
  private final Words words;
  private final ExpressionParser expressions;
  private final Instant now;

  CallParser(Words words, ExpressionParser expressions, Instant now) {
    this.words = words;
    this.expressions = expressions;
    this.now = now;
  }

  Expression call(String name) {
    Optional<Functions.Known> known = Functions.find(name);
    if (known.isPresent()) {
      return plain(known.get());
    }
    return switch (name) {
      case "SUBSTRING" -> substring();
      case "TRIM" -> trim();
      case "EXTRACT" -> extract();
      case "DATE_ADD" -> dateAdd();
      case "DATE_DIFF" -> dateDifference();
      case "UTCNOW" -> utcNow();
      default -> throw words.error("the function " + name + " is unknown");
    };
  }

  private Expression plain(Functions.Known function) {
    open();
    List<Expression> arguments = new ArrayList<>();
    do {
      arguments.add(expressions.parse());
    } while (words.take(","));
    if (arguments.size() < function.least() || arguments.size() > function.most()) {
      throw words.error("wrong number of arguments");
    }
    words.expect(")");
    return row -> function.apply(arguments.stream().map(each -> each.of(row)).toList());
  }

  private void open() {
    words.next();
    words.expect("(");
  }

  private Expression substring() {
    open();
    Expression text = expressions.parse();
    if (!words.take("FROM")) {
      words.expect(",");
    }
    Expression from = expressions.parse();
    Optional<Expression> length =
        words.take("FOR") || words.take(",") ? Optional.of(expressions.parse()) : Optional.empty();
    words.expect(")");
    return row -> Functions.substring(text.of(row), from.of(row), length.map(each -> each.of(row)));
  }

  private Expression trim() {
    open();
    boolean trailing = words.take("TRAILING");
    boolean leading = !trailing && words.take("LEADING");
    boolean both = !trailing && !leading;
    words.take("BOTH");
    Expression first = words.comes("FROM") ? row -> new Value.Text(" ") : expressions.parse();
    Optional<Expression> second =
        words.take("FROM") ? Optional.of(expressions.parse()) : Optional.empty();
    words.expect(")");
    return row ->
        Functions.trim(
            second.orElse(first).of(row),
            second.isPresent() ? first.of(row).text() : " ",
            leading || both,
            trailing || both);
  }

  private Expression extract() {
    open();
    String part = words.next().text();
    words.expect("FROM");
    Expression time = expressions.parse();
    words.expect(")");
    return unlessNull(time, value -> new Value.Int(Times.extract(part, Times.of(value))));
  }

  private Expression dateAdd() {
    open();
    String part = words.next().text();
    words.expect(",");
    Expression amount = expressions.parse();
    words.expect(",");
    Expression time = expressions.parse();
    words.expect(")");
    return row ->
        unlessNull(
                time,
                value ->
                    new Value.Time(
                        Times.add(
                            part,
                            (long) Numbers.toDouble(Arithmetic.number(amount.of(row))),
                            Times.of(value))))
            .of(row);
  }

  private Expression dateDifference() {
    open();
    String part = words.next().text();
    words.expect(",");
    Expression from = expressions.parse();
    words.expect(",");
    Expression to = expressions.parse();
    words.expect(")");
    return row ->
        unlessNull(
                from,
                value ->
                    new Value.Int(Times.difference(part, Times.of(value), Times.of(to.of(row)))))
            .of(row);
  }

  private Expression utcNow() {
    open();
    words.expect(")");
    Value value = new Value.Time(now);
    return row -> value;
  }

  private static Expression unlessNull(Expression argument, UnaryOperator<Value> body) {
    return row -> {
      Value value = argument.of(row);
      return value instanceof Value.Null ? value : body.apply(value);
    };
  }

  private record Branch(Expression condition, Expression result) {}

  /** CASE, with or without a value to compare. */
  Expression choice() {
    words.expect("CASE");
    Optional<Expression> subject =
        words.comes("WHEN") ? Optional.empty() : Optional.of(expressions.parse());
    List<Branch> branches = new ArrayList<>();
    while (words.take("WHEN")) {
      Expression condition = expressions.parse();
      words.expect("THEN");
      branches.add(
          new Branch(
              subject.map(each -> same(each, condition)).orElse(condition), expressions.parse()));
    }
    Expression otherwise = words.take("ELSE") ? expressions.parse() : row -> Value.nothing();
    words.expect("END");
    return row ->
        branches.stream()
            .filter(branch -> Logic.isTrue(branch.condition().of(row)))
            .findFirst()
            .map(Branch::result)
            .orElse(otherwise)
            .of(row);
  }

  private static Expression same(Expression left, Expression right) {
    return row -> Comparison.apply("=", left.of(row), right.of(row));
  }
}

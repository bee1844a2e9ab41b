package dev.malachite.table.filter;

import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.table.model.EdmValue;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Reads the value of $filter. */
public final class FilterParser {
  private static final int MOST_COMPARISONS = 15;
  private static final int DEEPEST = 64;
  private static final Map<String, Comparison> COMPARISONS =
      Arrays.stream(Comparison.values())
          .collect(Collectors.toUnmodifiableMap(Comparison::keyword, Function.identity()));

  private final String text;
  private final Tokenizer tokens;
  private Token current;
  private int comparisons;
  private int depth;

  private FilterParser(String text) {
    this.text = text;
    this.tokens = new Tokenizer(text);
    this.current = tokens.next();
  }

  public static Filter parse(String text) {
    FilterParser parser = new FilterParser(text);
    Filter filter = parser.or();
    if (!(parser.current instanceof Token.End)) {
      throw parser.unexpected();
    }
    return filter;
  }

  private Filter or() {
    Filter left = and();
    while (skip("or")) {
      left = new Filter.Or(left, and());
    }
    return left;
  }

  private Filter and() {
    Filter left = unary();
    while (skip("and")) {
      left = new Filter.And(left, unary());
    }
    return left;
  }

  private Filter unary() {
    if (++depth > DEEPEST) {
      throw FilterErrors.invalid("The filter is nested too deeply.");
    }
    Filter filter = skip("not") ? new Filter.Not(unary()) : primary();
    depth--;
    return filter;
  }

  private Filter primary() {
    if (!(current instanceof Token.Open)) {
      return comparison();
    }
    advance();
    Filter inner = or();
    if (!(current instanceof Token.Close)) {
      throw unexpected();
    }
    advance();
    return inner;
  }

  private Filter comparison() {
    Token left = operand();
    Optional<Comparison> operator = operator();
    if (operator.isEmpty()) {
      return alone(left);
    }
    if (++comparisons > MOST_COMPARISONS) {
      throw FilterErrors.invalid("The filter has more than " + MOST_COMPARISONS + " comparisons.");
    }
    advance();
    Token right = operand();
    if (left instanceof Token.Name name && right instanceof Token.Literal literal) {
      return new Filter.Compare(name.text(), operator.get(), literal.value());
    }
    if (left instanceof Token.Literal literal && right instanceof Token.Name name) {
      return new Filter.Compare(name.text(), operator.get().mirrored(), literal.value());
    }
    throw FilterErrors.syntax(right.end(), text);
  }

  /** A property or a constant that is a condition by itself. */
  private Filter alone(Token operand) {
    return switch (operand) {
      case Token.Literal(EdmValue.Flag flag, int _) -> new Filter.Constant(flag.value());
      case Token.Name name when current instanceof Token.Open ->
          throw ErrorCode.NOT_IMPLEMENTED.exception();
      case Token.Name name when isComplete() ->
          new Filter.Compare(name.text(), Comparison.EQ, new EdmValue.Flag(true));
      default -> throw unexpected();
    };
  }

  private boolean isComplete() {
    return switch (current) {
      case Token.End end -> true;
      case Token.Close close -> true;
      case Token.Name name -> name.text().equals("and") || name.text().equals("or");
      default -> false;
    };
  }

  private Token operand() {
    Token operand = current;
    boolean possible =
        operand instanceof Token.Literal
            || (operand instanceof Token.Name name && !isReserved(name.text()));
    if (!possible) {
      throw unexpected();
    }
    advance();
    return operand;
  }

  private static boolean isReserved(String word) {
    return COMPARISONS.containsKey(word)
        || word.equals("and")
        || word.equals("or")
        || word.equals("not");
  }

  private Optional<Comparison> operator() {
    return current instanceof Token.Name name
        ? Optional.ofNullable(COMPARISONS.get(name.text()))
        : Optional.empty();
  }

  private boolean skip(String keyword) {
    if (current instanceof Token.Name name && name.text().equals(keyword)) {
      advance();
      return true;
    }
    return false;
  }

  private void advance() {
    current = tokens.next();
  }

  private RuntimeException unexpected() {
    return FilterErrors.syntax(current.end(), text);
  }
}

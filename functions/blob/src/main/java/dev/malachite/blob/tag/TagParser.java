package dev.malachite.blob.tag;

import dev.malachite.blob.tag.TagExpression.Comparison;
import dev.malachite.blob.tag.TagExpression.Operator;
import dev.malachite.blob.tag.TagToken.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Reads predicates on tags: AND binds closer than OR. */
final class TagParser {
  private static final int MOST_LOGICAL_OPERATORS = 10;
  private static final int DEEPEST = 32;

  private final TagLexer lexer;
  private TagToken token;
  private int logicalOperators;
  private int depth;

  private TagParser(String text) {
    this.lexer = new TagLexer(text);
    this.token = lexer.next();
  }

  /** The language of conditions. */
  static TagExpression condition(String text) {
    TagParser parser = new TagParser(text);
    TagExpression whole = parser.any();
    parser.take(Kind.END);
    return whole;
  }

  /** The language of searches, which knows neither OR nor parentheses nor inequality. */
  static List<Comparison> search(String text) {
    TagParser parser = new TagParser(text);
    List<Comparison> parts = parser.list(Kind.AND, parser::searched);
    parser.take(Kind.END);
    return parts;
  }

  private Comparison searched() {
    int position = token.position();
    Comparison comparison = comparison();
    if (comparison.operator() == Operator.NOT_EQUAL) {
      throw new TagSyntax(position, "<> is not supported");
    }
    return comparison;
  }

  private TagExpression any() {
    List<TagExpression> parts = list(Kind.OR, this::all);
    return parts.size() == 1 ? parts.getFirst() : new TagExpression.Any(parts);
  }

  private TagExpression all() {
    List<TagExpression> parts = list(Kind.AND, this::primary);
    return parts.size() == 1 ? parts.getFirst() : new TagExpression.All(parts);
  }

  private <T> List<T> list(Kind separator, Supplier<T> part) {
    List<T> parts = new ArrayList<>();
    parts.add(part.get());
    while (token.kind() == separator) {
      if (++logicalOperators > MOST_LOGICAL_OPERATORS) {
        throw new TagSyntax(token.position(), "there are more than 10 logical operators");
      }
      take(separator);
      parts.add(part.get());
    }
    return parts;
  }

  private TagExpression primary() {
    if (token.kind() != Kind.OPEN) {
      return comparison();
    }
    if (++depth > DEEPEST) {
      throw new TagSyntax(token.position(), "parentheses are nested too deeply");
    }
    take(Kind.OPEN);
    TagExpression inner = any();
    take(Kind.CLOSE);
    depth--;
    return inner;
  }

  private Comparison comparison() {
    String name = take(Kind.NAME);
    int position = token.position();
    Operator operator = operator(take(Kind.OPERATOR), position);
    return new Comparison(name, operator, take(Kind.VALUE));
  }

  private static Operator operator(String text, int position) {
    return switch (text) {
      case "=" -> Operator.EQUAL;
      case "<>" -> Operator.NOT_EQUAL;
      case "<" -> Operator.LESS;
      case "<=" -> Operator.AT_MOST;
      case ">" -> Operator.GREATER;
      case ">=" -> Operator.AT_LEAST;
      default -> throw new TagSyntax(position, "unknown operator " + text);
    };
  }

  private String take(Kind kind) {
    if (token.kind() != kind) {
      throw new TagSyntax(token.position(), "expected " + kind + ", found '" + token.text() + "'");
    }
    String text = token.text();
    token = kind == Kind.END ? token : lexer.next();
    return text;
  }
}

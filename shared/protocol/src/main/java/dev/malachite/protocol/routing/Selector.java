package dev.malachite.protocol.routing;

import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Query;
import java.util.Optional;

/** One thing that a request must have, or must not have, to be an operation's. */
public record Selector(String name, Rule rule, String value) {
  /** What is asked of the query parameter or header. */
  public enum Rule {
    EQUAL,
    PRESENT,
    ABSENT,
    ABSENT_OR_EQUAL
  }

  /** What keeps a request from being an operation's, the likeliest mistake first. */
  enum Verdict {
    WRONG_VALUE,
    MISSING,
    UNEXPECTED,
    MATCH
  }

  /** As the manifest writes it: a value, "*" for any, "x?" for x or none. */
  static Selector parse(String name, String value) {
    if (value.equals("*")) {
      return new Selector(name, Rule.PRESENT, "");
    }
    return value.endsWith("?")
        ? new Selector(name, Rule.ABSENT_OR_EQUAL, value.substring(0, value.length() - 1))
        : new Selector(name, Rule.EQUAL, value);
  }

  static Selector absent(String name) {
    return new Selector(name, Rule.ABSENT, "");
  }

  /** Every header that selects has a hyphen in its name, and no query parameter has. */
  public boolean isHeader() {
    return isHeader(name);
  }

  static boolean isHeader(String name) {
    return name.indexOf('-') >= 0;
  }

  static Optional<String> find(String name, Query query, Headers headers) {
    return isHeader(name) ? headers.first(name) : query.first(name).filter(v -> counts(name, v));
  }

  // An empty delimiter delimits nothing, but an empty comp is still not the operation without one.
  private static boolean counts(String name, String value) {
    return !value.isEmpty() || name.equals("comp") || name.equals("restype");
  }

  Verdict test(Query query, Headers headers) {
    Optional<String> found = find(name, query, headers);
    if (found.isEmpty()) {
      return rule == Rule.ABSENT || rule == Rule.ABSENT_OR_EQUAL ? Verdict.MATCH : Verdict.MISSING;
    }
    return switch (rule) {
      case PRESENT -> Verdict.MATCH;
      case ABSENT -> Verdict.UNEXPECTED;
      case EQUAL, ABSENT_OR_EQUAL ->
          found.get().equalsIgnoreCase(value) ? Verdict.MATCH : Verdict.WRONG_VALUE;
    };
  }

  @Override
  public String toString() {
    return switch (rule) {
      case EQUAL -> name + (isHeader() ? ": " : "=") + value;
      case PRESENT -> name;
      case ABSENT -> "no " + name;
      case ABSENT_OR_EQUAL -> "no " + name + (isHeader() ? ": " : "=") + "other than " + value;
    };
  }
}

package dev.malachite.protocol.auth;

import java.util.ArrayList;
import java.util.List;

/**
 * Which permissions suffice: any of several sets. Written {@code c|w} for create or write, {@code
 * a+u} for add and update, {@code *} where every token will do and {@code -} where none does.
 */
public record PermissionRule(List<Permissions> alternatives) {
  private static final String ANY = "*";
  private static final String NONE = "-";

  public PermissionRule {
    alternatives = List.copyOf(alternatives);
  }

  public static PermissionRule parse(String text) {
    if (text.equals(NONE)) {
      return new PermissionRule(List.of());
    }
    List<Permissions> alternatives = new ArrayList<>();
    for (String set : text.split("\\|", -1)) {
      alternatives.add(permissions(set, text));
    }
    return new PermissionRule(alternatives);
  }

  private static Permissions permissions(String set, String rule) {
    String letters = set.equals(ANY) ? "" : set.replace("+", "");
    int expected = set.equals(ANY) ? 1 : letters.length() * 2 - 1;
    if (set.length() != expected) {
      throw new IllegalArgumentException("Not a permission rule: '" + rule + "'");
    }
    return Permissions.parse(letters)
        .orElseThrow(() -> new IllegalArgumentException("Not a permission rule: '" + rule + "'"));
  }

  public boolean isSatisfiedBy(Permissions granted) {
    for (Permissions alternative : alternatives) {
      if (granted.hasAll(alternative)) {
        return true;
      }
    }
    return false;
  }

  /** Whether no token of the kind can ever do it. */
  public boolean isImpossible() {
    return alternatives.isEmpty();
  }
}

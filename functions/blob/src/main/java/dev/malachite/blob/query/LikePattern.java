package dev.malachite.blob.query;

import java.util.Arrays;

/** A pattern of LIKE. Its work is at most the product of the lengths, whatever the pattern. */
final class LikePattern {
  private static final int ANY = -1;
  private static final int ONE = -2;

  private final int[] steps;

  LikePattern(String pattern, String escape) {
    int[] parsed = new int[pattern.length()];
    int count = 0;
    for (int i = 0; i < pattern.length(); i++) {
      boolean escaped =
          !escape.isEmpty()
              && pattern.startsWith(escape, i)
              && i + escape.length() < pattern.length();
      i += escaped ? escape.length() : 0;
      char letter = pattern.charAt(i);
      parsed[count++] = escaped ? letter : step(letter);
    }
    steps = Arrays.copyOf(parsed, count);
  }

  private static int step(char letter) {
    return switch (letter) {
      case '%' -> ANY;
      case '_' -> ONE;
      default -> letter;
    };
  }

  boolean matches(String text) {
    int at = 0;
    int step = 0;
    int lastAny = -1;
    int resume = 0;
    while (at < text.length()) {
      if (step < steps.length && (steps[step] == ONE || steps[step] == text.charAt(at))) {
        at++;
        step++;
      } else if (step < steps.length && steps[step] == ANY) {
        lastAny = step++;
        resume = at;
      } else if (lastAny >= 0) {
        step = lastAny + 1;
        at = ++resume;
      } else {
        return false;
      }
    }
    while (step < steps.length && steps[step] == ANY) {
      step++;
    }
    return step == steps.length;
  }
}

package dev.malachite.domain;

import dev.malachite.domain.Malformed.Fault;
import java.util.Locale;
import java.util.Set;

/** The rule for one name in a file path. */
final class FileComponent {
  private static final int LONGEST = 255;
  private static final String FORBIDDEN = "\"\\/:|<>*?";
  private static final Set<String> RESERVED =
      Set.of(
          ".", "..", "CON", "PRN", "AUX", "NUL", "CLOCK$", "COM1", "COM2", "COM3", "COM4", "COM5",
          "COM6", "COM7", "COM8", "COM9", "LPT1", "LPT2", "LPT3", "LPT4", "LPT5", "LPT6", "LPT7",
          "LPT8", "LPT9");

  private FileComponent() {}

  static void check(String name) {
    if (name.length() > LONGEST) {
      throw new Malformed(Fault.NAME_LENGTH, "path", name);
    }
    boolean sound =
        !name.isEmpty()
            && name.chars().allMatch(FileComponent::isAllowed)
            && Surrogates.arePaired(name)
            && !RESERVED.contains(name.toUpperCase(Locale.ROOT));
    if (!sound) {
      throw new Malformed(Fault.NAME_CHARACTERS, "path", name);
    }
  }

  /** A name without its trailing dots, unless it is the whole of {@code .} or {@code ..}. */
  static String withoutTrailingDots(String name) {
    if (RESERVED.contains(name)) {
      return name;
    }
    int end = name.length();
    while (end > 0 && name.charAt(end - 1) == '.') {
      end--;
    }
    return name.substring(0, end);
  }

  // Letter by letter: names of different length are never the same.
  static String folded(String name) {
    StringBuilder folded = new StringBuilder(name.length());
    name.codePoints().map(Character::toUpperCase).forEach(folded::appendCodePoint);
    return folded.toString();
  }

  private static boolean isAllowed(int c) {
    return FORBIDDEN.indexOf(c) < 0 && !Character.isISOControl(c);
  }
}

package dev.malachite.domain;

import dev.malachite.domain.Malformed.Fault;

/** The rule that names of containers, queues and shares have in common. */
final class DnsLabel {
  private static final int SHORTEST = 3;
  private static final int LONGEST = 63;

  private DnsLabel() {}

  static void check(String field, String name) {
    if (name.length() < SHORTEST || name.length() > LONGEST) {
      throw new Malformed(Fault.NAME_LENGTH, field, name);
    }
    boolean sound =
        isAllowed(name) && !name.startsWith("-") && !name.endsWith("-") && !name.contains("--");
    if (!sound) {
      throw new Malformed(Fault.NAME_CHARACTERS, field, name);
    }
  }

  private static boolean isAllowed(String name) {
    for (int i = 0; i < name.length(); i++) {
      if (!isAllowed(name.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isAllowed(char c) {
    return (c >= 'a' && c <= 'z') || Decimal.isDigit(c) || c == '-';
  }
}

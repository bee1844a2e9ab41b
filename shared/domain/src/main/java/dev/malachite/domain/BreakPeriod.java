package dev.malachite.domain;

/** How long a broken lease may still run: 0 to 60 seconds. */
public record BreakPeriod(int seconds) {
  private static final int LONGEST = 60;

  public BreakPeriod {
    if (!isAllowed(seconds)) {
      throw Malformed.value("BreakPeriod", Integer.toString(seconds));
    }
  }

  public static BreakPeriod parse(String field, String text) {
    return new BreakPeriod(
        Decimal.parse(text).stream()
            .filter(BreakPeriod::isAllowed)
            .findFirst()
            .orElseThrow(() -> Malformed.value(field, text)));
  }

  private static boolean isAllowed(int seconds) {
    return seconds >= 0 && seconds <= LONGEST;
  }
}

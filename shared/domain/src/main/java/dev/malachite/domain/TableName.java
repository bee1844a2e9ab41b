package dev.malachite.domain;

import dev.malachite.domain.Malformed.Fault;
import java.util.Locale;

/** The name of a table: its case is kept, and is of no account when names are compared. */
public record TableName(String value) {
  private static final int SHORTEST = 3;
  private static final int LONGEST = 63;
  private static final String RESERVED = "tables";

  public TableName {
    if (value.length() < SHORTEST || value.length() > LONGEST) {
      throw new Malformed(Fault.NAME_LENGTH, "table", value);
    }
    boolean sound = isLetter(value.charAt(0)) && value.chars().allMatch(TableName::isAllowed);
    if (!sound || value.equalsIgnoreCase(RESERVED)) {
      throw new Malformed(Fault.NAME_CHARACTERS, "table", value);
    }
  }

  /** The same for all spellings of one name. */
  public String key() {
    return value.toLowerCase(Locale.ROOT);
  }

  @Override
  public String toString() {
    return value;
  }

  private static boolean isAllowed(int c) {
    return isLetter(c) || Decimal.isDigit(c);
  }

  private static boolean isLetter(int c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }
}

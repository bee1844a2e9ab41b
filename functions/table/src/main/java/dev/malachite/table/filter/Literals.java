package dev.malachite.table.filter;

import dev.malachite.table.model.BinaryValue;
import dev.malachite.table.model.EdmMoment;
import dev.malachite.table.model.EdmValue;
import java.util.HexFormat;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;

/** Constants of a filter. */
final class Literals {
  private static final Pattern GUID =
      Pattern.compile("\\p{XDigit}{8}(-\\p{XDigit}{4}){3}-\\p{XDigit}{12}");
  private static final Pattern WHOLE = Pattern.compile("-?\\d{1,19}");
  private static final Pattern REAL =
      Pattern.compile("-?\\d{1,400}(\\.\\d{1,400})?([eE][+-]?\\d{1,4})?");

  private Literals() {}

  /** A constant with its type before the quotes; empty where it is none. */
  static Optional<EdmValue> typed(String prefix, String content) {
    return switch (prefix) {
      case "datetime" -> EdmMoment.parse(content).map(EdmValue.class::cast);
      case "guid" -> guid(content);
      case "X", "binary" -> binary(content);
      default -> Optional.empty();
    };
  }

  static String typeName(String prefix) {
    return switch (prefix) {
      case "datetime" -> "Edm.DateTime";
      case "guid" -> "Edm.Guid";
      case "X", "binary" -> "Edm.Binary";
      default -> prefix;
    };
  }

  static Optional<EdmValue> number(String text) {
    if (text.equals("-INF")) {
      return Optional.of(new EdmValue.Floating(Double.NEGATIVE_INFINITY));
    }
    char last = text.charAt(text.length() - 1);
    String digits = text.substring(0, text.length() - 1);
    return switch (last) {
      case 'L', 'l' -> whole(digits, true);
      case 'D', 'd', 'F', 'f', 'M', 'm' -> real(digits);
      default -> WHOLE.matcher(text).matches() ? whole(text, false) : real(text);
    };
  }

  private static Optional<EdmValue> whole(String digits, boolean large) {
    if (!WHOLE.matcher(digits).matches()) {
      return Optional.empty();
    }
    try {
      long number = Long.parseLong(digits);
      return Optional.of(
          large || number != (int) number
              ? new EdmValue.Int64(number)
              : new EdmValue.Int32((int) number));
    } catch (NumberFormatException tooLarge) {
      return Optional.empty();
    }
  }

  private static Optional<EdmValue> real(String text) {
    return REAL.matcher(text).matches()
        ? Optional.of(new EdmValue.Floating(Double.parseDouble(text)))
        : Optional.empty();
  }

  private static Optional<EdmValue> guid(String text) {
    return GUID.matcher(text).matches()
        ? Optional.of(new EdmValue.Guid(UUID.fromString(text)))
        : Optional.empty();
  }

  private static Optional<EdmValue> binary(String hex) {
    try {
      return Optional.of(new BinaryValue(HexFormat.of().parseHex(hex)));
    } catch (IllegalArgumentException malformed) {
      return Optional.empty();
    }
  }
}

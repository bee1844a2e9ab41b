package dev.malachite.protocol.auth;

/** The grammar of numbers in JSON. */
final class JsonNumber {
  private JsonNumber() {}

  static boolean isValid(String text) {
    int integer = text.startsWith("-") ? 1 : 0;
    int end = skipDigits(text, integer);
    if (end == integer || (text.charAt(integer) == '0' && end > integer + 1)) {
      return false;
    }
    if (end < text.length() && text.charAt(end) == '.') {
      int fraction = end + 1;
      end = skipDigits(text, fraction);
      if (end == fraction) {
        return false;
      }
    }
    return end == text.length() || isExponent(text, end);
  }

  private static boolean isExponent(String text, int from) {
    if (text.charAt(from) != 'e' && text.charAt(from) != 'E') {
      return false;
    }
    int digits = from + 1;
    if (digits < text.length() && (text.charAt(digits) == '+' || text.charAt(digits) == '-')) {
      digits++;
    }
    return digits < text.length() && skipDigits(text, digits) == text.length();
  }

  private static int skipDigits(String text, int from) {
    int index = from;
    while (index < text.length() && text.charAt(index) >= '0' && text.charAt(index) <= '9') {
      index++;
    }
    return index;
  }
}

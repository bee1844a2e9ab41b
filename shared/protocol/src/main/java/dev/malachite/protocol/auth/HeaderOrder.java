package dev.malachite.protocol.auth;

import java.util.Comparator;

/**
 * Orders lower-case header names as a dictionary does: hyphens count only between names that are
 * otherwise equal, and other signs come before digits, digits before letters.
 */
final class HeaderOrder implements Comparator<String> {
  static final HeaderOrder DICTIONARY = new HeaderOrder();

  private HeaderOrder() {}

  @Override
  public int compare(String left, String right) {
    int i = 0;
    int j = 0;
    while (true) {
      i = skipHyphens(left, i);
      j = skipHyphens(right, j);
      if (i == left.length() || j == right.length()) {
        break;
      }
      int difference = weight(left.charAt(i++)) - weight(right.charAt(j++));
      if (difference != 0) {
        return difference;
      }
    }
    int remaining = (left.length() - i) - (right.length() - j);
    return remaining != 0 ? remaining : -left.compareTo(right);
  }

  private static int skipHyphens(String name, int from) {
    int index = from;
    while (index < name.length() && name.charAt(index) == '-') {
      index++;
    }
    return index;
  }

  private static int weight(char sign) {
    if (sign >= 'a' && sign <= 'z') {
      return (2 << Character.SIZE) | sign;
    }
    return sign >= '0' && sign <= '9' ? (1 << Character.SIZE) | sign : sign;
  }
}

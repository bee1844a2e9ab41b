package dev.malachite.table.query;

import dev.malachite.protocol.Query;
import dev.malachite.protocol.errors.ErrorCode;

/** How many results a page may have. */
public final class Top {
  private static final int MOST = 1000;

  private Top() {}

  public static int of(Query query) {
    return query.first("$top").map(Top::parse).orElse(MOST);
  }

  private static int parse(String text) {
    boolean sound = !text.isEmpty() && text.length() <= 9 && text.chars().allMatch(Top::isDigit);
    int top = sound ? Integer.parseInt(text) : 0;
    if (top < 1 || top > MOST) {
      throw ErrorCode.INVALID_INPUT
          .exception()
          .message("The value of $top must be a whole number from 1 to " + MOST + ".");
    }
    return top;
  }

  private static boolean isDigit(int sign) {
    return sign >= '0' && sign <= '9';
  }
}

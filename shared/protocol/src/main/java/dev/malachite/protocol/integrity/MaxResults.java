package dev.malachite.protocol.integrity;

import dev.malachite.protocol.Query;
import dev.malachite.protocol.errors.MalformedInput;

/** How many results a page of a list may hold. */
public final class MaxResults {
  public static final int LARGEST = 5000;
  private static final String NAME = "maxresults";

  private MaxResults() {}

  /** The parameter, or the largest page where it is absent or asks for more. */
  public static int of(Query query) {
    return of(query, LARGEST);
  }

  public static int of(Query query, int largest) {
    return query.first(NAME).map(text -> parse(text, largest)).orElse(largest);
  }

  private static int parse(String text, int largest) {
    int count;
    try {
      count = Integer.parseInt(text);
    } catch (NumberFormatException notANumber) {
      throw MalformedInput.invalidParameter(NAME, text);
    }
    if (count < 1) {
      throw MalformedInput.parameterOutOfRange(NAME, text, 1, largest);
    }
    return Math.min(count, largest);
  }
}

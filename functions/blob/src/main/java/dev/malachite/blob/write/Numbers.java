package dev.malachite.blob.write;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.errors.MalformedInput;
import java.util.OptionalLong;

/** Headers that hold a number which is not negative. */
public final class Numbers {
  private static final int MOST_DIGITS = 19;

  private Numbers() {}

  public static OptionalLong of(Call call, String header) {
    return call.header(header)
        .map(text -> OptionalLong.of(parse(header, text)))
        .orElse(OptionalLong.empty());
  }

  private static long parse(String header, String text) {
    String digits = text.strip();
    boolean legal =
        !digits.isEmpty()
            && digits.length() <= MOST_DIGITS
            && digits.chars().allMatch(letter -> letter >= '0' && letter <= '9');
    try {
      if (legal) {
        return Long.parseLong(digits);
      }
    } catch (NumberFormatException tooLarge) {
      // Refused like everything else that is not such a number.
    }
    throw MalformedInput.invalidHeader(header, text);
  }
}

package dev.malachite.queue.message;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.errors.MalformedInput;
import java.util.OptionalInt;

/** The numbers that requests about messages carry. */
final class Parameters {
  static final String VISIBILITY = "visibilitytimeout";
  static final int LONGEST_INVISIBLE = 7 * 24 * 60 * 60;
  private static final int MOST_MESSAGES = 32;

  private Parameters() {}

  /** How many messages are asked for. */
  static int count(Call call) {
    return number(call, "numofmessages", 1, MOST_MESSAGES).orElse(1);
  }

  static OptionalInt number(Call call, String name, int minimum, int maximum) {
    OptionalInt number = number(call, name);
    if (number.isPresent() && (number.getAsInt() < minimum || number.getAsInt() > maximum)) {
      String text = call.parameter(name).orElseThrow();
      throw MalformedInput.parameterOutOfRange(name, text, minimum, maximum);
    }
    return number;
  }

  /** An empty value is as good as none. */
  static OptionalInt number(Call call, String name) {
    String text = call.parameter(name).orElse("").strip();
    if (text.isEmpty()) {
      return OptionalInt.empty();
    }
    try {
      return OptionalInt.of(Integer.parseInt(text));
    } catch (NumberFormatException notANumber) {
      throw MalformedInput.invalidParameter(name, text);
    }
  }
}

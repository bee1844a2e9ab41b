package dev.malachite.blob.page;

import dev.malachite.blob.write.Numbers;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.function.LongUnaryOperator;

/** What a request does with the sequence number of a page blob. */
public final class SequenceAction {
  private static final String ACTION = "x-ms-sequence-number-action";
  private static final String NUMBER = "x-ms-blob-sequence-number";

  private SequenceAction() {}

  /** The number that a new blob begins with. */
  public static long initial(Call call) {
    return Numbers.of(call, NUMBER).orElse(0);
  }

  /** From the number before to the number afterwards. */
  public static LongUnaryOperator of(Call call) {
    OptionalLong number = Numbers.of(call, NUMBER);
    String action = call.header(ACTION).orElse("");
    return switch (action.toLowerCase(Locale.ROOT)) {
      case "" -> unchanged(number);
      case "max" -> maximum(required(number));
      case "update" -> update(required(number));
      case "increment" -> increment(number);
      default -> throw MalformedInput.invalidHeader(ACTION, action);
    };
  }

  private static LongUnaryOperator unchanged(OptionalLong number) {
    if (number.isPresent()) {
      throw MalformedInput.missingHeader(ACTION);
    }
    return LongUnaryOperator.identity();
  }

  private static LongUnaryOperator maximum(long number) {
    return before -> Math.max(before, number);
  }

  private static LongUnaryOperator update(long number) {
    return before -> number;
  }

  private static long required(OptionalLong number) {
    return number.orElseThrow(() -> MalformedInput.missingHeader(NUMBER));
  }

  private static LongUnaryOperator increment(OptionalLong number) {
    if (number.isPresent()) {
      throw MalformedInput.invalidHeader(NUMBER, Long.toString(number.getAsLong()));
    }
    return before -> {
      if (before == Long.MAX_VALUE) {
        throw ErrorCode.SEQUENCE_NUMBER_INCREMENT_TOO_LARGE.exception();
      }
      return before + 1;
    };
  }
}

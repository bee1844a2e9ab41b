package dev.malachite.blob.page;

import dev.malachite.blob.write.Numbers;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.errors.ErrorCode;
import java.util.OptionalLong;

/** What the sequence number of a page blob must be. */
record SequenceConditions(OptionalLong atMost, OptionalLong below, OptionalLong exactly) {
  static SequenceConditions of(Call call) {
    return new SequenceConditions(
        Numbers.of(call, "x-ms-if-sequence-number-le"),
        Numbers.of(call, "x-ms-if-sequence-number-lt"),
        Numbers.of(call, "x-ms-if-sequence-number-eq"));
  }

  void check(long number) {
    boolean met =
        number <= atMost.orElse(Long.MAX_VALUE)
            && (below.isEmpty() || number < below.getAsLong())
            && (exactly.isEmpty() || number == exactly.getAsLong());
    if (!met) {
      throw ErrorCode.SEQUENCE_NUMBER_CONDITION_NOT_MET.exception();
    }
  }
}

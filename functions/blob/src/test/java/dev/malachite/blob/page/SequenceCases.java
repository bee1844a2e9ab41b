package dev.malachite.blob.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.malachite.blob.cases.Probe;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Conditions about the sequence number of a page blob, which is 7. */
final class SequenceCases {
  private static final String AT_MOST = "x-ms-if-sequence-number-le";
  private static final String BELOW = "x-ms-if-sequence-number-lt";
  private static final String EXACTLY = "x-ms-if-sequence-number-eq";
  private static final String UNMET = "412 SequenceNumberConditionNotMet";

  private SequenceCases() {}

  static Stream<DynamicTest> of(Probe probe) {
    return Stream.of(
        test(probe, UNMET, AT_MOST, "6"),
        test(probe, UNMET, BELOW, "7"),
        test(probe, UNMET, EXACTLY, "8"),
        test(probe, "201", AT_MOST, "7", BELOW, "8", EXACTLY, "7"),
        test(probe, "400 InvalidHeaderValue", EXACTLY, "x"));
  }

  private static DynamicTest test(Probe probe, String expected, String... headers) {
    return dynamicTest(
        String.join(" ", headers) + " -> " + expected,
        () -> assertThat(probe.outcome(headers)).isEqualTo(expected));
  }
}

package dev.malachite.domain;

import static dev.malachite.domain.Refusals.assertMalformedValue;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.UUID;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LeaseInputsTest {
  private static final UUID GUID = UUID.fromString("1f812371-a41d-49e6-b123-f4b542e851c5");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1f812371a41d49e6b123f4b542e851c5",
        "1F812371A41D49E6B123F4B542E851C5",
        "1f812371-a41d-49e6-b123-f4b542e851c5",
        "1F812371-A41D-49E6-B123-F4B542E851C5",
        "{1f812371-a41d-49e6-b123-f4b542e851c5}",
        "(1f812371-a41d-49e6-b123-f4b542e851c5)",
        " 1f812371-a41d-49e6-b123-f4b542e851c5 "
      })
  void leaseIdsAreTheSameInEveryNotation(String text) {
    LeaseId id = LeaseId.parse("x-ms-lease-id", text);
    assertThat(id).isEqualTo(new LeaseId(GUID));
    assertThat(id).hasToString("1f812371-a41d-49e6-b123-f4b542e851c5");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "1",
        "not-a-guid",
        "1-2-3-4-5",
        "1f812371-a41d-49e6-b123-f4b542e851c",
        "1f812371-a41d-49e6-b123-f4b542e851c5a",
        "1f812371a41d-49e6-b123-f4b542e851c5",
        "1f81237-1a41d-49e6-b123-f4b542e851c5",
        "1f812371-a41d-49e6-b123-f4b542e851cg",
        "{1f812371-a41d-49e6-b123-f4b542e851c5)",
        "{1f812371-a41d-49e6-b123-f4b542e851c5",
        "{1f812371a41d49e6b123f4b542e851c5}",
        "{}"
      })
  void anythingElseIsNoLeaseId(String text) {
    assertMalformedValue("x-ms-lease-id", text, () -> LeaseId.parse("x-ms-lease-id", text));
  }

  @Test
  void aFreshLeaseIdComesFromTheSourceOfIds() {
    assertThat(LeaseId.fresh(new FixedIds(GUID, 1))).isEqualTo(new LeaseId(GUID));
  }

  @Test
  void durationsAreFifteenToSixtySecondsOrInfinite() {
    assertThat(IntStream.rangeClosed(-70, 70).filter(LeaseInputsTest::isDuration))
        .containsExactlyElementsOf(
            IntStream.concat(IntStream.of(-1), IntStream.rangeClosed(15, 60)).boxed().toList());
    assertThat(LeaseDuration.parse("d", "-1")).isEqualTo(LeaseDuration.INFINITE);
    assertThat(LeaseDuration.INFINITE.isInfinite()).isTrue();
    assertThat(LeaseDuration.parse("d", "15").isInfinite()).isFalse();
  }

  @Test
  void breakPeriodsAreUpToSixtySeconds() {
    assertThat(IntStream.rangeClosed(-70, 70).filter(LeaseInputsTest::isPeriod))
        .containsExactlyElementsOf(IntStream.rangeClosed(0, 60).boxed().toList());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-", "x", "15.0", "+15", "1e1", "0x1e", "99999999999", "--1", "٣٠"})
  void whatIsNoNumberIsMalformed(String text) {
    assertMalformedValue("d", text, () -> LeaseDuration.parse("d", text));
    assertMalformedValue("p", text, () -> BreakPeriod.parse("p", text));
  }

  @Test
  void theConstructorsKeepTheSameLimits() {
    assertMalformedValue("LeaseDuration", "14", () -> new LeaseDuration(14));
    assertMalformedValue("BreakPeriod", "61", () -> new BreakPeriod(61));
  }

  private static boolean isDuration(int seconds) {
    try {
      return LeaseDuration.parse("d", Integer.toString(seconds)).seconds() == seconds;
    } catch (Malformed malformed) {
      return false;
    }
  }

  private static boolean isPeriod(int seconds) {
    try {
      return BreakPeriod.parse("p", Integer.toString(seconds)).seconds() == seconds;
    } catch (Malformed malformed) {
      return false;
    }
  }
}

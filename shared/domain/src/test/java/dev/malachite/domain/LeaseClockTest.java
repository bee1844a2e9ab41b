package dev.malachite.domain;

import static dev.malachite.domain.LeaseExamples.A;
import static dev.malachite.domain.LeaseExamples.B;
import static dev.malachite.domain.LeaseExamples.NOW;
import static dev.malachite.domain.LeaseExamples.THIRTY;
import static dev.malachite.domain.LeaseExamples.fixed;
import static dev.malachite.domain.LeaseExamples.infinite;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LeaseClockTest {
  @Test
  void aFixedLeaseExpiresAtTheInstantItsDurationEnds() {
    Lease lease = granted(Lease.NONE.acquire(A, THIRTY, NOW));
    assertThat(lease.state(NOW)).isEqualTo(LeaseState.LEASED);
    assertThat(lease.state(NOW.plusSeconds(30).minusNanos(1))).isEqualTo(LeaseState.LEASED);
    assertThat(lease.state(NOW.plusSeconds(30))).isEqualTo(LeaseState.EXPIRED);
  }

  @Test
  void anInfiniteLeaseNeverExpires() {
    Lease lease = granted(Lease.NONE.acquire(A, LeaseDuration.INFINITE, NOW));
    assertThat(lease.expiresAt()).isEmpty();
    assertThat(lease.state(Instant.MAX)).isEqualTo(LeaseState.LEASED);
  }

  @Test
  void aBreakingLeaseIsBrokenAtTheInstantThePeriodEnds() {
    Lease lease = granted(infinite(LeaseState.LEASED).breakLease(period(7), NOW));
    assertThat(lease.state(NOW.plusSeconds(7).minusNanos(1))).isEqualTo(LeaseState.BREAKING);
    assertThat(lease.state(NOW.plusSeconds(7))).isEqualTo(LeaseState.BROKEN);
  }

  @Test
  void aBrokenLeaseStaysBrokenWhenItsDurationEnds() {
    assertThat(fixed(LeaseState.BROKEN).state(NOW.plusSeconds(3600))).isEqualTo(LeaseState.BROKEN);
  }

  @Test
  void renewalRestartsTheSameDuration() {
    Lease renewed = granted(fixed(LeaseState.LEASED).renew(A, NOW));
    assertThat(renewed.duration()).contains(THIRTY);
    assertThat(renewed.expiresAt()).contains(NOW.plusSeconds(30));
    assertThat(granted(fixed(LeaseState.EXPIRED).renew(A, NOW))).isEqualTo(renewed);
  }

  @Test
  void renewalOfAnInfiniteLeaseChangesNothing() {
    Lease lease = infinite(LeaseState.LEASED);
    assertThat(granted(lease.renew(A, NOW))).isEqualTo(lease);
  }

  @Test
  void changeKeepsTheClockRunning() {
    Lease lease = fixed(LeaseState.LEASED);
    Lease changed = granted(lease.change(A, B, NOW));
    assertThat(changed.id()).contains(B);
    assertThat(changed.expiresAt()).isEqualTo(lease.expiresAt());
    assertThat(granted(changed.change(A, B, NOW))).isEqualTo(changed);
  }

  @Test
  void acquiringAgainWithTheSameIdChangesTheDuration() {
    Lease fixedAgain = granted(infinite(LeaseState.LEASED).acquire(A, THIRTY, NOW));
    assertThat(fixedAgain.expiresAt()).contains(NOW.plusSeconds(30));
    Lease forEver = granted(fixedAgain.acquire(A, LeaseDuration.INFINITE, NOW));
    assertThat(forEver).isEqualTo(infinite(LeaseState.LEASED));
  }

  @Test
  void acquiringABrokenLeaseForgetsTheBreak() {
    Lease lease = granted(fixed(LeaseState.BROKEN).acquire(B, THIRTY, NOW));
    assertThat(lease.brokenAt()).isEmpty();
  }

  @Test
  void releaseForgetsEverything() {
    assertThat(granted(fixed(LeaseState.BREAKING).release(A))).isEqualTo(Lease.NONE);
  }

  @ParameterizedTest(name = "{0} {1}, period {2}: {3} seconds")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          fixed    | LEASED   |    | 20
          fixed    | LEASED   | 0  | 0
          fixed    | LEASED   | 5  | 5
          fixed    | LEASED   | 20 | 20
          fixed    | LEASED   | 60 | 20
          fixed    | BREAKING |    | 10
          fixed    | BREAKING | 0  | 0
          fixed    | BREAKING | 5  | 5
          fixed    | BREAKING | 60 | 10
          fixed    | BROKEN   |    | 0
          fixed    | BROKEN   | 0  | 0
          fixed    | BROKEN   | 60 | 0
          fixed    | EXPIRED  |    | 0
          fixed    | EXPIRED  | 0  | 0
          fixed    | EXPIRED  | 60 | 0
          infinite | LEASED   |    | 0
          infinite | LEASED   | 0  | 0
          infinite | LEASED   | 5  | 5
          infinite | LEASED   | 60 | 60
          infinite | BREAKING |    | 10
          infinite | BREAKING | 0  | 0
          infinite | BREAKING | 5  | 5
          infinite | BREAKING | 60 | 10
          infinite | BROKEN   |    | 0
          infinite | BROKEN   | 60 | 0
          """)
  void breakTellsTheSecondsLeft(String kind, LeaseState state, Integer period, int seconds) {
    Lease lease = kind.equals("fixed") ? fixed(state) : infinite(state);
    LeaseOutcome outcome = lease.breakLease(Optional.ofNullable(period).map(BreakPeriod::new), NOW);
    assertThat(((LeaseOutcome.Granted) outcome).secondsUntilBroken())
        .isEqualTo(OptionalInt.of(seconds));
    assertThat(granted(outcome).state(NOW.plusSeconds(seconds))).isEqualTo(LeaseState.BROKEN);
    if (seconds > 0) {
      assertThat(granted(outcome).state(NOW.plusSeconds(seconds).minusNanos(1)))
          .isEqualTo(LeaseState.BREAKING);
    }
  }

  @ParameterizedTest
  @CsvSource({"0, 20", "1, 20", "1000000000, 19", "1000000001, 19", "19999999999, 1"})
  void partsOfASecondCountAsWholeOnes(long nanosLater, int seconds) {
    LeaseOutcome outcome =
        fixed(LeaseState.LEASED).breakLease(Optional.empty(), NOW.plusNanos(nanosLater));
    assertThat(((LeaseOutcome.Granted) outcome).secondsUntilBroken()).hasValue(seconds);
  }

  @Test
  void aLaterBreakNeverLengthens() {
    Lease soon = granted(infinite(LeaseState.LEASED).breakLease(period(5), NOW));
    assertThat(granted(soon.breakLease(period(60), NOW.plusSeconds(1)))).isEqualTo(soon);
    assertThat(granted(soon.breakLease(Optional.empty(), NOW.plusSeconds(1)))).isEqualTo(soon);
  }

  @Test
  void breakingABrokenLeaseChangesNothing() {
    Lease broken = fixed(LeaseState.BROKEN);
    assertThat(granted(broken.breakLease(period(0), NOW))).isEqualTo(broken);
  }

  @Test
  void otherOperationsTellNoSeconds() {
    assertThat(Lease.NONE.acquire(A, THIRTY, NOW))
        .isEqualTo(new LeaseOutcome.Granted(fixedFrom(NOW), OptionalInt.empty()));
  }

  private static Lease fixedFrom(Instant start) {
    return new Lease(
        Optional.of(A), Optional.of(THIRTY), Optional.of(start.plusSeconds(30)), Optional.empty());
  }

  private static Optional<BreakPeriod> period(int seconds) {
    return Optional.of(new BreakPeriod(seconds));
  }

  private static Lease granted(LeaseOutcome outcome) {
    return ((LeaseOutcome.Granted) outcome).lease();
  }
}

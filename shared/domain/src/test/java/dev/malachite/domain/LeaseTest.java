package dev.malachite.domain;

import static dev.malachite.domain.LeaseExamples.A;
import static dev.malachite.domain.LeaseExamples.NOW;
import static dev.malachite.domain.LeaseExamples.THIRTY;
import static dev.malachite.domain.LeaseExamples.fixed;
import static dev.malachite.domain.LeaseExamples.infinite;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class LeaseTest {
  @ParameterizedTest
  @CsvSource({
    "AVAILABLE, available, unlocked",
    "LEASED, leased, locked",
    "BREAKING, breaking, locked",
    "EXPIRED, expired, unlocked",
    "BROKEN, broken, unlocked"
  })
  void stateAndStatusAreWrittenAsTheServiceWritesThem(
      LeaseState state, String stateText, String statusText) {
    assertThat(fixed(state).state(NOW).text()).isEqualTo(stateText);
    assertThat(fixed(state).status(NOW).text()).isEqualTo(statusText);
  }

  @ParameterizedTest
  @EnumSource
  void theDurationKindIsKnownOnlyWhileLeased(LeaseState state) {
    assertThat(fixed(state).durationKind(NOW).map(LeaseDurationKind::text))
        .isEqualTo(state == LeaseState.LEASED ? Optional.of("fixed") : Optional.empty());
    if (state != LeaseState.EXPIRED) {
      assertThat(infinite(state).durationKind(NOW).map(LeaseDurationKind::text))
          .isEqualTo(state == LeaseState.LEASED ? Optional.of("infinite") : Optional.empty());
    }
  }

  @Test
  void onlyFilesAreBoundToInfiniteLeasesWithoutRenewal() {
    for (LeaseTarget target : LeaseTarget.values()) {
      boolean file = target == LeaseTarget.FILE;
      assertThat(target.accepts(LeaseDuration.INFINITE)).isTrue();
      assertThat(target.accepts(THIRTY)).isEqualTo(!file);
      assertThat(target.isRenewable()).isEqualTo(!file);
    }
  }

  @Test
  void partsThatMakeNoLeaseAreRefused() {
    Optional<LeaseId> id = Optional.of(A);
    Optional<LeaseDuration> thirty = Optional.of(THIRTY);
    Optional<LeaseDuration> forEver = Optional.of(LeaseDuration.INFINITE);
    Optional<Instant> time = Optional.of(NOW);
    assertRefused(id, Optional.empty(), Optional.empty(), Optional.empty());
    assertRefused(id, thirty, Optional.empty(), Optional.empty());
    assertRefused(id, forEver, time, Optional.empty());
    assertRefused(Optional.empty(), thirty, time, Optional.empty());
    assertRefused(Optional.empty(), Optional.empty(), time, Optional.empty());
    assertRefused(Optional.empty(), Optional.empty(), Optional.empty(), time);
  }

  @Test
  void anyHistoryLeavesALeaseThatItsPartsDescribe() {
    for (long seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      Lease lease = Lease.NONE;
      Instant now = NOW;
      for (int step = 0; step < 50; step++) {
        now = now.plusMillis(random.nextInt(40_000));
        Lease after = step(lease, random, now);
        assertThat(new Lease(after.id(), after.duration(), after.expiresAt(), after.brokenAt()))
            .isEqualTo(after);
        assertThat(after.id().isEmpty()).isEqualTo(after.state(now) == LeaseState.AVAILABLE);
        lease = after;
      }
    }
  }

  @Test
  void noTwoHoldersAreLetInAtOnce() {
    for (long seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      Lease lease = Lease.NONE;
      Instant now = NOW;
      for (int step = 0; step < 50; step++) {
        now = now.plusMillis(random.nextInt(40_000));
        lease = step(lease, random, now);
        List<Optional<LeaseId>> allowed = new ArrayList<>();
        for (Optional<LeaseId> each : callers()) {
          if (lease.forWrite(LeaseTarget.BLOB, each, now) instanceof LeaseAccess.Allowed) {
            allowed.add(each);
          }
        }
        Optional<LeaseId> holder =
            lease.status(now) == LeaseStatus.LOCKED ? lease.id() : Optional.empty();
        assertThat(allowed).containsExactly(holder);
      }
    }
  }

  private static Lease step(Lease lease, Random random, Instant now) {
    LeaseId one = LeaseExamples.id(random.nextBoolean() ? "A" : "B");
    LeaseId other = LeaseExamples.id(random.nextBoolean() ? "A" : "C");
    LeaseDuration length = random.nextInt(4) == 0 ? LeaseDuration.INFINITE : THIRTY;
    LeaseOutcome outcome =
        switch (random.nextInt(6)) {
          case 0, 1 -> lease.acquire(one, length, now);
          case 2 -> lease.renew(one, now);
          case 3 -> lease.change(one, other, now);
          case 4 -> lease.release(one);
          default -> lease.breakLease(period(random), now);
        };
    return outcome instanceof LeaseOutcome.Granted granted ? granted.lease() : lease;
  }

  private static Optional<BreakPeriod> period(Random random) {
    return random.nextBoolean()
        ? Optional.empty()
        : Optional.of(new BreakPeriod(random.nextInt(61)));
  }

  private static List<Optional<LeaseId>> callers() {
    return List.of(
        Optional.empty(),
        Optional.of(A),
        Optional.of(LeaseExamples.B),
        Optional.of(LeaseExamples.C));
  }

  private static void assertRefused(
      Optional<LeaseId> id,
      Optional<LeaseDuration> duration,
      Optional<Instant> expiresAt,
      Optional<Instant> brokenAt) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Lease(id, duration, expiresAt, brokenAt));
  }
}

package dev.malachite.domain;

import static dev.malachite.domain.LeaseRefusal.LEASE_ALREADY_PRESENT;
import static dev.malachite.domain.LeaseRefusal.LEASE_ID_MISMATCH_WITH_LEASE_OPERATION;
import static dev.malachite.domain.LeaseRefusal.LEASE_IS_BREAKING_AND_CANNOT_BE_ACQUIRED;
import static dev.malachite.domain.LeaseRefusal.LEASE_IS_BREAKING_AND_CANNOT_BE_CHANGED;
import static dev.malachite.domain.LeaseRefusal.LEASE_IS_BROKEN_AND_CANNOT_BE_RENEWED;
import static dev.malachite.domain.LeaseRefusal.LEASE_NOT_PRESENT_WITH_LEASE_OPERATION;

import dev.malachite.domain.LeaseAccess.Reason;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A lease as stored. Its state depends on the instant at which it is looked at; without an id it is
 * available and nothing else is known of it.
 *
 * @param expiresAt when the duration runs out; empty if it never does
 * @param brokenAt when a break takes or took effect; empty if it was not broken
 */
public record Lease(
    Optional<LeaseId> id,
    Optional<LeaseDuration> duration,
    Optional<Instant> expiresAt,
    Optional<Instant> brokenAt) {

  /** No lease. */
  public static final Lease NONE =
      new Lease(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

  public Lease {
    boolean fixed = duration.filter(each -> !each.isInfinite()).isPresent();
    boolean sound =
        id.isPresent() == duration.isPresent()
            && fixed == expiresAt.isPresent()
            && (id.isPresent() || brokenAt.isEmpty());
    if (!sound) {
      throw new IllegalArgumentException("Not a lease: " + id + duration + expiresAt + brokenAt);
    }
  }

  public LeaseState state(Instant now) {
    if (id.isEmpty()) {
      return LeaseState.AVAILABLE;
    }
    if (brokenAt.isPresent()) {
      return now.isBefore(brokenAt.get()) ? LeaseState.BREAKING : LeaseState.BROKEN;
    }
    return expiresAt.stream().allMatch(now::isBefore) ? LeaseState.LEASED : LeaseState.EXPIRED;
  }

  public LeaseStatus status(Instant now) {
    return state(now).status();
  }

  /** Known only while the lease runs and is not breaking. */
  public Optional<LeaseDurationKind> durationKind(Instant now) {
    return duration
        .filter(each -> state(now) == LeaseState.LEASED)
        .map(each -> each.isInfinite() ? LeaseDurationKind.INFINITE : LeaseDurationKind.FIXED);
  }

  /** A request without an id acquires under a fresh one. */
  public LeaseOutcome acquire(LeaseId proposed, LeaseDuration length, Instant now) {
    return switch (state(now)) {
      case AVAILABLE, BROKEN, EXPIRED -> LeaseOutcome.granted(started(proposed, length, now));
      case LEASED ->
          isHeldBy(proposed)
              ? LeaseOutcome.granted(started(proposed, length, now))
              : new LeaseOutcome.Refused(LEASE_ALREADY_PRESENT);
      case BREAKING ->
          new LeaseOutcome.Refused(
              isHeldBy(proposed)
                  ? LEASE_IS_BREAKING_AND_CANNOT_BE_ACQUIRED
                  : LEASE_ALREADY_PRESENT);
    };
  }

  public LeaseOutcome renew(LeaseId given, Instant now) {
    if (duration.isEmpty() || !isHeldBy(given)) {
      return new LeaseOutcome.Refused(LEASE_ID_MISMATCH_WITH_LEASE_OPERATION);
    }
    return brokenAt.isPresent()
        ? new LeaseOutcome.Refused(LEASE_IS_BROKEN_AND_CANNOT_BE_RENEWED)
        : LeaseOutcome.granted(started(given, duration.get(), now));
  }

  public LeaseOutcome change(LeaseId given, LeaseId proposed, Instant now) {
    return switch (state(now)) {
      case AVAILABLE, BROKEN, EXPIRED ->
          new LeaseOutcome.Refused(LEASE_NOT_PRESENT_WITH_LEASE_OPERATION);
      // A repeated change finds its own new id in place.
      case LEASED ->
          isHeldBy(given) || isHeldBy(proposed)
              ? LeaseOutcome.granted(
                  new Lease(Optional.of(proposed), duration, expiresAt, brokenAt))
              : new LeaseOutcome.Refused(LEASE_ID_MISMATCH_WITH_LEASE_OPERATION);
      case BREAKING ->
          new LeaseOutcome.Refused(
              isHeldBy(given)
                  ? LEASE_IS_BREAKING_AND_CANNOT_BE_CHANGED
                  : LEASE_ID_MISMATCH_WITH_LEASE_OPERATION);
    };
  }

  public LeaseOutcome release(LeaseId given) {
    return isHeldBy(given)
        ? LeaseOutcome.granted(NONE)
        : new LeaseOutcome.Refused(LEASE_ID_MISMATCH_WITH_LEASE_OPERATION);
  }

  /** Needs no id. Without a period a fixed lease runs to its end and an infinite one ends now. */
  public LeaseOutcome breakLease(Optional<BreakPeriod> period, Instant now) {
    return switch (state(now)) {
      case AVAILABLE -> new LeaseOutcome.Refused(LEASE_NOT_PRESENT_WITH_LEASE_OPERATION);
      case LEASED -> breaking(earliest(asked(period, now), expiresAt).orElse(now), now);
      case BREAKING -> breaking(earliest(asked(period, now), brokenAt).orElse(now), now);
      case EXPIRED -> breaking(now, now);
      case BROKEN -> breaking(brokenAt.orElse(now), now);
    };
  }

  /** For reads, and for writes that a lease does not lock: an id, if given, must hold the lease. */
  public LeaseAccess forRead(Optional<LeaseId> given, Instant now) {
    return given.map(each -> forHolder(each, now)).orElseGet(() -> new LeaseAccess.Allowed(this));
  }

  /** For operations that the lease locks. */
  public LeaseAccess forWrite(LeaseTarget target, Optional<LeaseId> given, Instant now) {
    return given.map(each -> forHolder(each, now)).orElseGet(() -> forStranger(target, now));
  }

  private LeaseAccess forHolder(LeaseId given, Instant now) {
    return switch (state(now)) {
      case AVAILABLE -> new LeaseAccess.Refused(Reason.NOT_PRESENT);
      case LEASED, BREAKING ->
          isHeldBy(given)
              ? new LeaseAccess.Allowed(this)
              : new LeaseAccess.Refused(Reason.MISMATCH);
      case BROKEN, EXPIRED -> new LeaseAccess.Refused(Reason.LOST);
    };
  }

  private LeaseAccess forStranger(LeaseTarget target, Instant now) {
    if (status(now) == LeaseStatus.LOCKED) {
      return new LeaseAccess.Refused(Reason.MISSING);
    }
    return new LeaseAccess.Allowed(target.forgetsOnWrite() ? NONE : this);
  }

  private boolean isHeldBy(LeaseId given) {
    return id.equals(Optional.of(given));
  }

  private LeaseOutcome breaking(Instant at, Instant now) {
    Duration left = now.isBefore(at) ? Duration.between(now, at) : Duration.ZERO;
    int seconds = (int) left.plusSeconds(1).minusNanos(1).toSeconds();
    return new LeaseOutcome.Granted(
        new Lease(id, duration, expiresAt, Optional.of(at)), OptionalInt.of(seconds));
  }

  private static Lease started(LeaseId id, LeaseDuration length, Instant now) {
    return new Lease(
        Optional.of(id), Optional.of(length), length.expiryFrom(now), Optional.empty());
  }

  private static Optional<Instant> asked(Optional<BreakPeriod> period, Instant now) {
    return period.map(each -> now.plusSeconds(each.seconds()));
  }

  private static Optional<Instant> earliest(Optional<Instant> one, Optional<Instant> other) {
    return one.isPresent() && other.isPresent()
        ? one.filter(other.get()::isAfter).or(() -> other)
        : one.or(() -> other);
  }
}

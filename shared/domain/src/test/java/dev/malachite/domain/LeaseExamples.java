package dev.malachite.domain;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/** Leases in every state at one instant; A holds them. */
final class LeaseExamples {
  static final LeaseId A = new LeaseId(new UUID(0, 0xa));
  static final LeaseId B = new LeaseId(new UUID(0, 0xb));
  static final LeaseId C = new LeaseId(new UUID(0, 0xc));
  static final LeaseId X = new LeaseId(new UUID(0, 0xf));
  static final Instant NOW = Instant.parse("2024-01-01T12:00:00Z");
  static final LeaseDuration THIRTY = new LeaseDuration(30);

  private LeaseExamples() {}

  /** Fixed leases of thirty seconds; the leased one has twenty left, the breaking one ten. */
  static Lease fixed(LeaseState state) {
    return switch (state) {
      case AVAILABLE -> Lease.NONE;
      case LEASED -> fixedLease(20, Optional.empty());
      case EXPIRED -> fixedLease(-5, Optional.empty());
      case BREAKING -> fixedLease(20, Optional.of(10));
      case BROKEN -> fixedLease(20, Optional.of(-3));
    };
  }

  /** Leases without end; the breaking one has ten seconds left. */
  static Lease infinite(LeaseState state) {
    return switch (state) {
      case AVAILABLE -> Lease.NONE;
      case LEASED -> infiniteLease(Optional.empty());
      case BREAKING -> infiniteLease(Optional.of(10));
      case BROKEN -> infiniteLease(Optional.of(-3));
      case EXPIRED -> throw new IllegalArgumentException("An infinite lease never expires");
    };
  }

  static LeaseId id(String letter) {
    return switch (letter) {
      case "A" -> A;
      case "B" -> B;
      case "C" -> C;
      case "X" -> X;
      default -> throw new IllegalArgumentException(letter);
    };
  }

  private static Lease fixedLease(int secondsLeft, Optional<Integer> secondsToBreak) {
    return new Lease(
        Optional.of(A),
        Optional.of(THIRTY),
        Optional.of(NOW.plusSeconds(secondsLeft)),
        secondsToBreak.map(NOW::plusSeconds));
  }

  private static Lease infiniteLease(Optional<Integer> secondsToBreak) {
    return new Lease(
        Optional.of(A),
        Optional.of(LeaseDuration.INFINITE),
        Optional.empty(),
        secondsToBreak.map(NOW::plusSeconds));
  }
}

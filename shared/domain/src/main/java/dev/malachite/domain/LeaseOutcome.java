package dev.malachite.domain;

import java.util.OptionalInt;

/** The result of a lease operation. */
public sealed interface LeaseOutcome {
  /** The lease afterwards and, of a break, the whole seconds until it is broken. */
  record Granted(Lease lease, OptionalInt secondsUntilBroken) implements LeaseOutcome {}

  record Refused(LeaseRefusal reason) implements LeaseOutcome {}

  static LeaseOutcome granted(Lease lease) {
    return new Granted(lease, OptionalInt.empty());
  }
}

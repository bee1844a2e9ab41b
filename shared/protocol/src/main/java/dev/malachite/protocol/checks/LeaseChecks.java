package dev.malachite.protocol.checks;

import dev.malachite.domain.Lease;
import dev.malachite.domain.LeaseAccess;
import dev.malachite.domain.LeaseId;
import dev.malachite.domain.LeaseOutcome;
import dev.malachite.domain.LeaseTarget;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.errors.LeaseErrors;
import java.time.Instant;
import java.util.Optional;

/** What a lease says about a request, as the API's errors. */
public final class LeaseChecks {
  public static final String LEASE_ID = "x-ms-lease-id";

  private LeaseChecks() {}

  /** The lease id the request carries. */
  public static Optional<LeaseId> given(Call call) {
    return given(call, LEASE_ID);
  }

  public static Optional<LeaseId> given(Call call, String header) {
    return call.header(header)
        .filter(text -> !text.isEmpty())
        .map(text -> LeaseId.parse(header, text));
  }

  /** For reads and unlocked writes: an id, if given, must hold the lease. */
  public static void read(Lease lease, LeaseTarget target, Optional<LeaseId> given, Instant now) {
    allowed(lease.forRead(given, now), target);
  }

  /** For operations the lease locks; returns the lease as it is afterwards. */
  public static Lease write(Lease lease, LeaseTarget target, Optional<LeaseId> given, Instant now) {
    return allowed(lease.forWrite(target, given, now), target);
  }

  /** The lease that a lease operation leaves behind. */
  public static LeaseOutcome.Granted granted(LeaseOutcome outcome, LeaseTarget target) {
    return switch (outcome) {
      case LeaseOutcome.Granted granted -> granted;
      case LeaseOutcome.Refused refused -> throw LeaseErrors.refused(refused.reason(), target);
    };
  }

  private static Lease allowed(LeaseAccess access, LeaseTarget target) {
    return switch (access) {
      case LeaseAccess.Allowed allowed -> allowed.lease();
      case LeaseAccess.Refused refused -> throw LeaseErrors.refused(refused.reason(), target);
    };
  }
}

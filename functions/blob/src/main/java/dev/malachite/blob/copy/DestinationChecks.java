package dev.malachite.blob.copy;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobType;
import dev.malachite.blob.object.BlobConditions;
import dev.malachite.blob.object.BlobWrite;
import dev.malachite.blob.object.Guards;
import dev.malachite.domain.ConditionOutcome;
import dev.malachite.domain.Lease;
import dev.malachite.domain.LeaseDurationKind;
import dev.malachite.domain.ResourceVersion;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.checks.ConditionChecks;
import dev.malachite.protocol.errors.ErrorCode;
import java.util.Optional;

/** What Copy Blob demands of its destination; it has errors of its own for some of it. */
record DestinationChecks(BlobConditions conditions) {
  static DestinationChecks of(Call call) {
    return new DestinationChecks(BlobConditions.of(call));
  }

  /** The lease that the destination has afterwards. */
  Lease check(BlobWrite write, BlobType type) {
    Lease lease = write.checkCreate(conditions.tagsOnly());
    Optional<ResourceVersion> version = write.current().map(Blob::version);
    if (conditions.conditions().forCreate(version) == ConditionOutcome.NOT_MET) {
      throw ErrorCode.TARGET_CONDITION_NOT_MET.exception();
    }
    ConditionChecks.create(conditions.conditions(), version);
    write.current().ifPresent(old -> Guards.requireType(old, type));
    write.current().ifPresent(Guards::requireOrdinary);
    if (lease.durationKind(write.now()).filter(LeaseDurationKind.FIXED::equals).isPresent()) {
      throw ErrorCode.INFINITE_LEASE_DURATION_REQUIRED.exception();
    }
    return lease;
  }
}

package dev.malachite.blob.lease;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Container;
import dev.malachite.blob.model.ContainerCodec;
import dev.malachite.domain.Conditions;
import dev.malachite.domain.LeaseOutcome;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.ConditionChecks;
import dev.malachite.protocol.checks.LeaseAction;
import dev.malachite.store.Decision;
import dev.malachite.store.View;
import java.util.Optional;

/** What the five lease operations of a container have in common. */
final class ContainerLeases {
  private ContainerLeases() {}

  static Reply run(BlobStore blobs, Call call, LeaseAction action) {
    Conditions conditions = Conditions.parse(call::header).datesOnly();
    return blobs
        .transactions()
        .run(
            blobs.containers().container(call),
            view -> apply(blobs, call, action, conditions, view));
  }

  private static Decision<Reply> apply(
      BlobStore blobs, Call call, LeaseAction action, Conditions conditions, View view) {
    Container container = blobs.containers().require(call, view);
    ConditionChecks.write(conditions, Optional.of(container.version()));
    LeaseOutcome.Granted granted = action.apply(container.lease(), view.now());
    return ContainerCodec.put(
        Decision.of(action.reply(granted, container.version())),
        blobs.containers().key(call),
        container.withLease(granted.lease()));
  }
}

package dev.malachite.blob.container;

import dev.malachite.blob.model.BlobKeys;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Container;
import dev.malachite.blob.model.ContainerCodec;
import dev.malachite.domain.Conditions;
import dev.malachite.domain.LeaseTarget;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.ConditionChecks;
import dev.malachite.protocol.checks.LeaseChecks;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.Residue;
import dev.malachite.store.View;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Delete Container: the blobs die with their generation and are swept later, or wait with it to be
 * restored.
 */
public final class DeleteContainer implements Operation {
  private final BlobStore blobs;

  public DeleteContainer(BlobStore blobs) {
    this.blobs = blobs;
  }

  @Override
  public Reply handle(Call call) {
    Conditions conditions = Conditions.parse(call::header).datesOnly();
    return blobs
        .transactions()
        .run(blobs.containers().container(call), view -> delete(call, conditions, view));
  }

  private Decision<Reply> delete(Call call, Conditions conditions, View view) {
    Instant now = view.now();
    Container container = blobs.containers().require(call, view);
    LeaseChecks.write(container.lease(), LeaseTarget.CONTAINER, LeaseChecks.given(call), now);
    ConditionChecks.write(conditions, Optional.of(container.version()));
    Key key = blobs.containers().key(call);
    Decision<Reply> decision =
        Decision.of(Reply.status(202).build())
            .put(
                key,
                ContainerCodec.encode(container.deleted(now, Optional.empty())),
                OptionalLong.of(now.plus(Container.NAME_BLOCKED).toEpochMilli()));
    return blobs
        .settings()
        .containerRestorableUntil(now)
        .map(until -> keep(decision, call, container, now, until))
        .orElseGet(() -> note(container, key, now.plus(blobs.settings().longestRead()), decision));
  }

  private static Decision<Reply> note(
      Container container, Key owner, Instant dueAt, Decision<Reply> decision) {
    return Residue.generation(container.generation(), container.buckets(), owner, dueAt)
        .addTo(decision);
  }

  private Decision<Reply> keep(
      Decision<Reply> decision, Call call, Container container, Instant now, Instant until) {
    String version = container.generation();
    Key kept = BlobKeys.deletedContainer(call.account(), call.container(), version);
    // Whoever sweeps the generation takes this away first, so that nobody restores it meanwhile.
    decision.put(kept, ContainerCodec.encode(container.deleted(now, Optional.of(until))));
    Instant unread = now.plus(blobs.settings().longestRead());
    return note(container, kept, until.isAfter(unread) ? until : unread, decision);
  }
}

package dev.malachite.blob.container;

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

/** Delete Container: one write; the blobs die with their generation and are swept later. */
public final class DeleteContainer implements Operation {
  private final BlobStore blobs;

  public DeleteContainer(BlobStore blobs) {
    this.blobs = blobs;
  }

  @Override
  public Reply handle(Call call) {
    Conditions conditions = Conditions.parse(call::header).datesOnly();
    return blobs.transactions().run(blobs.containers().container(call), view -> delete(call, conditions, view));
  }

  private Decision<Reply> delete(Call call, Conditions conditions, View view) {
    Container container = blobs.containers().require(call, view);
    LeaseChecks.write(container.lease(), LeaseTarget.CONTAINER, LeaseChecks.given(call), view.now());
    ConditionChecks.write(conditions, Optional.of(container.version()));
    Key key = blobs.containers().key(call);
    Instant nameIsFree = view.now().plus(Container.NAME_BLOCKED);
    Decision<Reply> decision =
        Decision.of(Reply.status(202).build())
            .put(
                key,
                ContainerCodec.encode(container.deleted(view.now())),
                OptionalLong.of(nameIsFree.toEpochMilli()));
    return Residue.generation(container.generation(), key, view.now()).addTo(decision);
  }
}

package dev.malachite.blob.container;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Container;
import dev.malachite.blob.model.ContainerCodec;
import dev.malachite.domain.Conditions;
import dev.malachite.domain.LeaseTarget;
import dev.malachite.domain.Metadata;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.ConditionChecks;
import dev.malachite.protocol.checks.LeaseChecks;
import dev.malachite.protocol.checks.VersionHeaders;
import dev.malachite.protocol.integrity.MetadataHeaders;
import dev.malachite.store.Decision;
import dev.malachite.store.View;
import java.util.Optional;

/** Set Container Metadata. */
public final class SetContainerMetadata implements Operation {
  private final BlobStore blobs;

  public SetContainerMetadata(BlobStore blobs) {
    this.blobs = blobs;
  }

  @Override
  public Reply handle(Call call) {
    Metadata metadata = MetadataHeaders.read(call.headers());
    Conditions conditions = Conditions.parse(call::header).datesOnly();
    return blobs
        .transactions()
        .run(blobs.containers().container(call), view -> replace(call, metadata, conditions, view));
  }

  private Decision<Reply> replace(Call call, Metadata metadata, Conditions conditions, View view) {
    Container container = blobs.containers().require(call, view);
    LeaseChecks.read(container.lease(), LeaseTarget.CONTAINER, LeaseChecks.given(call), view.now());
    ConditionChecks.write(conditions, Optional.of(container.version()));
    Container changed = container.withMetadata(metadata, blobs.changed(view.now()));
    Reply reply = Reply.status(200).with(new VersionHeaders(changed.version())).build();
    return ContainerCodec.put(Decision.of(reply), blobs.containers().key(call), changed);
  }
}

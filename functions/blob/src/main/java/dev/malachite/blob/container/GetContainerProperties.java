package dev.malachite.blob.container;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Container;
import dev.malachite.domain.LeaseTarget;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.LeaseChecks;
import dev.malachite.protocol.checks.LeaseHeaders;
import dev.malachite.protocol.checks.VersionHeaders;
import dev.malachite.protocol.integrity.MetadataHeaders;
import dev.malachite.store.View;

/** Get Container Properties. */
public final class GetContainerProperties implements Operation {
  private final BlobStore blobs;

  public GetContainerProperties(BlobStore blobs) {
    this.blobs = blobs;
  }

  @Override
  public Reply handle(Call call) {
    View view = blobs.transactions().read(blobs.containers().container(call));
    Container container = blobs.containers().require(call, view);
    LeaseChecks.read(container.lease(), LeaseTarget.CONTAINER, LeaseChecks.given(call), view.now());
    return Reply.status(200)
        .with(new VersionHeaders(container.version()))
        .with(MetadataHeaders.write(container.metadata()))
        .with(new PublicAccessHeader(container.publicLevel()))
        .with(new LeaseHeaders(container.lease(), view.now()))
        .header("x-ms-has-immutability-policy", "false")
        .header("x-ms-has-legal-hold", "false")
        .with(new DefaultScopeHeaders(container.scope()))
        .header("x-ms-immutable-storage-with-versioning-enabled", "false")
        .build();
  }
}

package dev.malachite.blob.container;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Container;
import dev.malachite.domain.LeaseTarget;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.LeaseChecks;
import dev.malachite.protocol.checks.VersionHeaders;
import dev.malachite.protocol.xml.SignedIdentifiers;
import dev.malachite.store.View;

/** Get Container ACL. */
public final class GetContainerAcl implements Operation {
  private final BlobStore blobs;

  public GetContainerAcl(BlobStore blobs) {
    this.blobs = blobs;
  }

  @Override
  public Reply handle(Call call) {
    View view = blobs.transactions().read(blobs.containers().container(call));
    Container container = blobs.containers().require(call, view);
    LeaseChecks.read(container.lease(), LeaseTarget.CONTAINER, LeaseChecks.given(call), view.now());
    return Reply.status(200)
        .with(new VersionHeaders(container.version()))
        .with(new PublicAccessHeader(container.publicLevel()))
        .xml(SignedIdentifiers.write(container.policies()))
        .build();
  }
}

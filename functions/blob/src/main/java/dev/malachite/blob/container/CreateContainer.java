package dev.malachite.blob.container;

import dev.malachite.blob.model.BlobKeys;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Container;
import dev.malachite.blob.model.ContainerCodec;
import dev.malachite.domain.Metadata;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.VersionHeaders;
import dev.malachite.protocol.integrity.MetadataHeaders;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.View;

/** Create Container. */
public final class CreateContainer implements Operation {
  private final BlobStore blobs;

  public CreateContainer(BlobStore blobs) {
    this.blobs = blobs;
  }

  private record Request(
      Key key, Metadata metadata, PublicAccessHeader access, DefaultScopeHeaders scope) {}

  @Override
  public Reply handle(Call call) {
    Request request =
        new Request(
            blobs.containers().key(call),
            MetadataHeaders.read(call.headers()),
            PublicAccessHeader.of(call),
            DefaultScopeHeaders.of(call));
    return blobs.transactions().run(Plan.of(request.key()), view -> create(request, view));
  }

  private Decision<Reply> create(Request request, View view) {
    FreeName.require(request.key(), view);
    Container container =
        Container.fresh(
            BlobKeys.freshGeneration(blobs.ids()),
            blobs.buckets(),
            blobs.changed(view.now()),
            request.metadata(),
            request.access().level(),
            request.scope().scope());
    Reply reply = Reply.status(201).with(new VersionHeaders(container.version())).build();
    return Decision.of(reply).put(request.key(), ContainerCodec.encode(container));
  }
}

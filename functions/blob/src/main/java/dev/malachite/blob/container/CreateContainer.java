package dev.malachite.blob.container;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Container;
import dev.malachite.blob.model.ContainerCodec;
import dev.malachite.domain.Lease;
import dev.malachite.domain.Metadata;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.VersionHeaders;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.integrity.MetadataHeaders;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.View;
import java.util.Optional;

/** Create Container. */
public final class CreateContainer implements Operation {
  private final BlobStore blobs;

  public CreateContainer(BlobStore blobs) {
    this.blobs = blobs;
  }

  private record Request(Key key, Metadata metadata, PublicAccessHeader access) {}

  @Override
  public Reply handle(Call call) {
    Request request =
        new Request(
            blobs.containers().key(call), MetadataHeaders.read(call.headers()), PublicAccessHeader.of(call));
    return blobs.transactions().run(Plan.of(request.key()), view -> create(request, view));
  }

  private Decision<Reply> create(Request request, View view) {
    view.item(request.key()).map(item -> ContainerCodec.decode(item.value())).ifPresent(old -> refuse(old, view));
    Container container =
        new Container(
            Long.toHexString(blobs.ids().unique()),
            blobs.buckets(),
            blobs.changed(view.now()),
            request.metadata(),
            request.access().level(),
            Lease.NONE,
            Optional.empty());
    Reply reply = Reply.status(201).with(new VersionHeaders(container.version())).build();
    return Decision.of(reply).put(request.key(), ContainerCodec.encode(container));
  }

  private static void refuse(Container old, View view) {
    if (old.isLive()) {
      throw ErrorCode.CONTAINER_ALREADY_EXISTS.exception();
    }
    if (old.isNameBlocked(view.now())) {
      throw ErrorCode.CONTAINER_BEING_DELETED.exception();
    }
  }
}

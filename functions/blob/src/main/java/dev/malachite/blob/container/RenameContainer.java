package dev.malachite.blob.container;

import dev.malachite.blob.model.BlobKeys;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Container;
import dev.malachite.blob.model.ContainerCodec;
import dev.malachite.domain.ContainerName;
import dev.malachite.domain.LeaseTarget;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.LeaseChecks;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.View;
import java.nio.charset.StandardCharsets;

/** Rename Container: the new name takes over the generation, and with it all blobs. */
public final class RenameContainer implements Operation {
  private static final String SOURCE = "x-ms-source-container-name";
  private static final String SOURCE_LEASE = "x-ms-source-lease-id";

  private final BlobStore blobs;

  public RenameContainer(BlobStore blobs) {
    this.blobs = blobs;
  }

  private record Request(Call call, String sourceName, Key source, Key target) {}

  @Override
  public Reply handle(Call call) {
    Key target = blobs.containers().key(call);
    String name =
        call.header(SOURCE)
            .filter(text -> !text.isEmpty())
            .orElseThrow(() -> MalformedInput.missingHeader(SOURCE));
    Key source = BlobKeys.container(call.account(), new ContainerName(name).value());
    if (source.equals(target)) {
      throw MalformedInput.invalidHeader(SOURCE, name);
    }
    Request request = new Request(call, name, source, target);
    return blobs.transactions().run(Plan.of(source, target), view -> rename(request, view));
  }

  private Decision<Reply> rename(Request request, View view) {
    Container container =
        blobs
            .containers()
            .find(request.source(), view)
            .orElseThrow(ErrorCode.CONTAINER_NOT_FOUND::exception);
    LeaseChecks.write(
        container.lease(),
        LeaseTarget.CONTAINER,
        LeaseChecks.given(request.call(), SOURCE_LEASE),
        view.now());
    FreeName.require(request.target(), view);
    Key forward =
        BlobKeys.renamedContainer(
            request.call().account(), request.sourceName(), container.generation());
    return ContainerCodec.put(Decision.of(Reply.status(200).build()), request.target(), container)
        .delete(request.source())
        .put(forward, request.call().container().getBytes(StandardCharsets.UTF_8));
  }
}

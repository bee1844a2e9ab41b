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
import dev.malachite.protocol.checks.VersionHeaders;
import dev.malachite.protocol.xml.SignedIdentifier;
import dev.malachite.protocol.xml.SignedIdentifiers;
import dev.malachite.store.Decision;
import dev.malachite.store.View;
import java.util.List;
import java.util.Optional;

/**
 * Set Container ACL: replaces the public access and all policies; without a body there are none.
 */
public final class SetContainerAcl implements Operation {
  private final BlobStore blobs;

  public SetContainerAcl(BlobStore blobs) {
    this.blobs = blobs;
  }

  private record Request(
      Call call,
      PublicAccessHeader access,
      List<SignedIdentifier> policies,
      Conditions conditions) {}

  @Override
  public Reply handle(Call call) {
    Request request =
        new Request(
            call,
            PublicAccessHeader.of(call),
            policies(call),
            Conditions.parse(call::header).datesOnly());
    return blobs
        .transactions()
        .run(blobs.containers().container(call), view -> replace(request, view));
  }

  private static List<SignedIdentifier> policies(Call call) {
    return call.body().length().orElse(1) == 0
        ? List.of()
        : SignedIdentifiers.read(call.body().stream());
  }

  private Decision<Reply> replace(Request request, View view) {
    Container container = blobs.containers().require(request.call(), view);
    LeaseChecks.read(
        container.lease(), LeaseTarget.CONTAINER, LeaseChecks.given(request.call()), view.now());
    ConditionChecks.write(request.conditions(), Optional.of(container.version()));
    Container changed =
        container.withAccess(
            request.access().level(), request.policies(), blobs.changed(view.now()));
    Reply reply = Reply.status(200).with(new VersionHeaders(changed.version())).build();
    return ContainerCodec.put(Decision.of(reply), blobs.containers().key(request.call()), changed);
  }
}

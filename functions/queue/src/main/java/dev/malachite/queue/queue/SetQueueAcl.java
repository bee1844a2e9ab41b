package dev.malachite.queue.queue;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.xml.SignedIdentifier;
import dev.malachite.protocol.xml.SignedIdentifiers;
import dev.malachite.queue.model.Queue;
import dev.malachite.queue.model.QueueCodec;
import dev.malachite.queue.model.QueueStore;
import dev.malachite.store.Decision;
import dev.malachite.store.View;
import java.util.List;

/** Set Queue ACL: the last writer wins. */
public final class SetQueueAcl implements Operation {
  private final QueueStore queues;

  public SetQueueAcl(QueueStore queues) {
    this.queues = queues;
  }

  @Override
  public Reply handle(Call call) {
    List<SignedIdentifier> policies = policies(call);
    return queues
        .transactions()
        .run(queues.queues().queue(call), view -> replace(call, policies, view));
  }

  /** No document at all removes every policy. */
  private static List<SignedIdentifier> policies(Call call) {
    return call.body().length().orElse(1) == 0
        ? List.of()
        : SignedIdentifiers.read(call.body().stream());
  }

  private Decision<Reply> replace(Call call, List<SignedIdentifier> policies, View view) {
    Queue queue = queues.queues().require(call, view);
    return Decision.of(Reply.status(204).build())
        .put(queues.queues().key(call), QueueCodec.encode(queue.withPolicies(policies)));
  }
}

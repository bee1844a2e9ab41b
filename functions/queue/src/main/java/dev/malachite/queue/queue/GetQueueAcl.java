package dev.malachite.queue.queue;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.xml.SignedIdentifiers;
import dev.malachite.queue.model.Queue;
import dev.malachite.queue.model.QueueStore;

/** Get Queue ACL. */
public final class GetQueueAcl implements Operation {
  private final QueueStore queues;

  public GetQueueAcl(QueueStore queues) {
    this.queues = queues;
  }

  @Override
  public Reply handle(Call call) {
    Queue queue =
        queues.queues().require(call, queues.transactions().read(queues.queues().queue(call)));
    return Reply.status(200)
        .header("Cache-Control", "no-cache")
        .xml(SignedIdentifiers.write(queue.policies()))
        .build();
  }
}

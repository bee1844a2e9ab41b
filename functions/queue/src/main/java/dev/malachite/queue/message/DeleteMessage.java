package dev.malachite.queue.message;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.queue.model.QueueStore;
import dev.malachite.queue.model.Texts;
import dev.malachite.store.Decision;
import dev.malachite.store.View;

/** Delete Message. */
public final class DeleteMessage implements Operation {
  private final QueueStore queues;

  public DeleteMessage(QueueStore queues) {
    this.queues = queues;
  }

  @Override
  public Reply handle(Call call) {
    Held held = Held.of(call);
    return queues.transactions().run(held.plan(queues), view -> delete(held, view));
  }

  private Decision<Reply> delete(Held held, View view) {
    Held.Found found = held.require(queues, view);
    Decision<Reply> decision = Decision.of(Reply.status(204).build()).delete(found.key());
    return found.message().hasTextApart()
        ? decision.delete(Texts.key(found.queue(), found.message()))
        : decision;
  }
}

package dev.malachite.queue.message;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.queue.model.Queue;
import dev.malachite.queue.model.QueueCodec;
import dev.malachite.queue.model.QueueKeys;
import dev.malachite.queue.model.QueueStore;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.Residue;
import dev.malachite.store.View;

/** Clear Messages: one write, however many there are; they die with their generation. */
public final class ClearMessages implements Operation {
  private final QueueStore queues;

  public ClearMessages(QueueStore queues) {
    this.queues = queues;
  }

  @Override
  public Reply handle(Call call) {
    return queues.transactions().run(queues.queues().queue(call), view -> clear(call, view));
  }

  private Decision<Reply> clear(Call call, View view) {
    Queue queue = queues.queues().require(call, view);
    Key key = queues.queues().key(call);
    Queue cleared = queue.cleared(QueueKeys.freshGeneration(queues.ids()));
    Decision<Reply> decision =
        Decision.of(Reply.status(204).build()).put(key, QueueCodec.encode(cleared));
    return Residue.generation(
            queue.generation(), queue.buckets(), key, view.now().plus(Queue.LATEST_WRITE))
        .addTo(decision);
  }
}

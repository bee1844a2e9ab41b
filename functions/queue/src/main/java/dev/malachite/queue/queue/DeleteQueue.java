package dev.malachite.queue.queue;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.queue.model.Queue;
import dev.malachite.queue.model.QueueCodec;
import dev.malachite.queue.model.QueueStore;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.Residue;
import dev.malachite.store.View;
import java.util.OptionalLong;

/** Delete Queue: one write; the messages die with their generation and are swept later. */
public final class DeleteQueue implements Operation {
  private final QueueStore queues;

  public DeleteQueue(QueueStore queues) {
    this.queues = queues;
  }

  @Override
  public Reply handle(Call call) {
    return queues.transactions().run(queues.queues().queue(call), view -> delete(call, view));
  }

  private Decision<Reply> delete(Call call, View view) {
    Queue queue = queues.queues().require(call, view);
    Key key = queues.queues().key(call);
    long nameIsFree = view.now().plus(Queue.NAME_BLOCKED).toEpochMilli();
    Decision<Reply> decision =
        Decision.of(Reply.status(204).build())
            .put(key, QueueCodec.encode(queue.deleted(view.now())), OptionalLong.of(nameIsFree));
    return Residue.generation(
            queue.generation(), queue.buckets(), key, view.now().plus(Queue.LATEST_WRITE))
        .addTo(decision);
  }
}

package dev.malachite.queue.queue;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.integrity.MetadataHeaders;
import dev.malachite.queue.model.Queue;
import dev.malachite.queue.model.QueueStore;
import dev.malachite.store.View;

/** Get Queue Metadata, with the number of messages. */
public final class GetQueueMetadata implements Operation {
  private final QueueStore queues;

  public GetQueueMetadata(QueueStore queues) {
    this.queues = queues;
  }

  @Override
  public Reply handle(Call call) {
    View view = queues.transactions().read(queues.queues().queue(call));
    Queue queue = queues.queues().require(call, view);
    long messages = new MessageCount(queues, queue, view.now()).approximate();
    return Reply.status(200)
        .header("Cache-Control", "no-cache")
        .header("x-ms-approximate-messages-count", messages)
        .with(MetadataHeaders.write(queue.metadata()))
        .build();
  }
}

package dev.malachite.queue.queue;

import dev.malachite.domain.Metadata;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.integrity.MetadataHeaders;
import dev.malachite.queue.model.Queue;
import dev.malachite.queue.model.QueueCodec;
import dev.malachite.queue.model.QueueStore;
import dev.malachite.store.Decision;
import dev.malachite.store.View;

/** Set Queue Metadata: the last writer wins. */
public final class SetQueueMetadata implements Operation {
  private final QueueStore queues;

  public SetQueueMetadata(QueueStore queues) {
    this.queues = queues;
  }

  @Override
  public Reply handle(Call call) {
    Metadata metadata = MetadataHeaders.read(call.headers());
    return queues
        .transactions()
        .run(queues.queues().queue(call), view -> replace(call, metadata, view));
  }

  private Decision<Reply> replace(Call call, Metadata metadata, View view) {
    Queue queue = queues.queues().require(call, view);
    return Decision.of(Reply.status(204).build())
        .put(queues.queues().key(call), QueueCodec.encode(queue.withMetadata(metadata)));
  }
}

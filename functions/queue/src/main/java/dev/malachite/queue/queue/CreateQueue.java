package dev.malachite.queue.queue;

import dev.malachite.domain.Metadata;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.integrity.MetadataHeaders;
import dev.malachite.queue.model.Queue;
import dev.malachite.queue.model.QueueCodec;
import dev.malachite.queue.model.QueueKeys;
import dev.malachite.queue.model.QueueStore;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.View;
import java.util.List;
import java.util.Optional;

/** Create Queue: creating one that exists with the same metadata changes nothing. */
public final class CreateQueue implements Operation {
  private final QueueStore queues;

  public CreateQueue(QueueStore queues) {
    this.queues = queues;
  }

  @Override
  public Reply handle(Call call) {
    Key key = queues.queues().key(call);
    Metadata metadata = MetadataHeaders.read(call.headers());
    return queues.transactions().run(Plan.of(key), view -> create(key, metadata, view));
  }

  private Decision<Reply> create(Key key, Metadata metadata, View view) {
    Optional<Queue> old = view.item(key).map(item -> QueueCodec.decode(item.value()));
    if (old.filter(Queue::isLive).isPresent()) {
      return confirm(old.get(), metadata);
    }
    if (old.filter(each -> each.isNameBlocked(view.now())).isPresent()) {
      throw ErrorCode.QUEUE_BEING_DELETED.exception();
    }
    String generation = QueueKeys.freshGeneration(queues.ids());
    Queue queue = new Queue(generation, queues.buckets(), metadata, List.of(), Optional.empty());
    return Decision.of(Reply.status(201).build()).put(key, QueueCodec.encode(queue));
  }

  private static Decision<Reply> confirm(Queue existing, Metadata metadata) {
    if (!existing.metadata().sameAs(metadata)) {
      throw ErrorCode.QUEUE_ALREADY_EXISTS.exception();
    }
    return Decision.of(Reply.status(204).build());
  }
}

package dev.malachite.queue.model;

import dev.malachite.domain.QueueName;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.DecodedHints;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Finds a queue and a message in it with one batched read: it guesses the queue's generation from
 * the last time. The guess only chooses keys; what was read decides.
 */
public final class Queues {
  private final DecodedHints<Queue> hints =
      new DecodedHints<>(item -> QueueCodec.decode(item.value()));

  public Plan queue(Call call) {
    return with(call, queue -> List.of());
  }

  /** The queue, and items in it that can be named once its generation is known. */
  public Plan with(Call call, Function<Queue, List<Key>> items) {
    Key queue = key(call);
    return known ->
        known(queue, known).map(found -> plus(queue, items.apply(found))).orElse(List.of(queue));
  }

  /** The queue of a call, which must exist. */
  public Queue require(Call call, View view) {
    return find(key(call), view).orElseThrow(ErrorCode.QUEUE_NOT_FOUND::exception);
  }

  /** Where the queue of a call is, if its name can be one. */
  public Key key(Call call) {
    return QueueKeys.queue(call.account(), new QueueName(call.container()).value());
  }

  /** The queue under a key, unless it is deleted. */
  public Optional<Queue> find(Key key, View view) {
    return hints.find(key, view).filter(Queue::isLive);
  }

  private Optional<Queue> known(Key queue, View known) {
    return known.items().isEmpty() ? hints.recall(queue).filter(Queue::isLive) : find(queue, known);
  }

  private static List<Key> plus(Key queue, List<Key> items) {
    List<Key> keys = new ArrayList<>(1 + items.size());
    keys.add(queue);
    keys.addAll(items);
    return keys;
  }
}

package dev.malachite.queue;

import dev.malachite.queue.model.QueueCodec;
import dev.malachite.queue.model.QueueKeys;
import dev.malachite.store.Key;
import java.util.List;

/** Where the messages of a queue are. */
final class Partitions {
  private Partitions() {}

  static String of(Bench bench, String queue, int bucket) {
    Key key = QueueKeys.queue(Calls.ACCOUNT, queue);
    String generation =
        QueueCodec.decode(bench.store.read(List.of(key)).get(key).value()).generation();
    return QueueKeys.partition(generation, bucket);
  }
}

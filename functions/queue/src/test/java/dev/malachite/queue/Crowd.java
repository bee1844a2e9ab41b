package dev.malachite.queue;

import dev.malachite.queue.model.Message;
import dev.malachite.queue.model.MessageCodec;
import dev.malachite.queue.model.MessageText;
import dev.malachite.queue.model.Queue;
import dev.malachite.queue.model.QueueCodec;
import dev.malachite.store.Change;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Store;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Messages as Put Message leaves them, many in one commit. */
final class Crowd {
  private Crowd() {}

  static void fill(Store store, Key queueKey, int messages, Instant now, Duration invisible) {
    Queue queue = QueueCodec.decode(store.read(List.of(queueKey)).get(queueKey).value());
    List<Change> changes = new ArrayList<>();
    for (int i = 1; i <= messages; i++) {
      Message message =
          new Message(
              UUID.randomUUID().toString(),
              now.plus(invisible),
              now,
              Optional.of(now.plus(Duration.ofDays(7))),
              0,
              i,
              new MessageText.Inline("m"));
      byte[] value = MessageCodec.encode(message);
      changes.add(Change.put(message.key(queue), Item.ABSENT, i, value, message.dueAt()));
      if (changes.size() == Store.MAX_CHANGES || i == messages) {
        store.commit(changes);
        changes.clear();
      }
    }
  }
}

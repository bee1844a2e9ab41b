package dev.malachite.console.insight;

import dev.malachite.protocol.Call;
import dev.malachite.queue.model.Message;
import dev.malachite.queue.model.MessageCodec;
import dev.malachite.queue.model.Queue;
import dev.malachite.queue.model.QueueKeys;
import dev.malachite.queue.model.QueueStore;
import dev.malachite.store.Item;
import dev.malachite.store.View;
import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** How many messages of a queue are visible, and when the others will be. */
final class QueueInsight implements Insight {
  private static final int MOST_READ = 1000;
  private static final int MOST_SHOWN = 100;

  private final QueueStore queues;

  QueueInsight(QueueStore queues) {
    this.queues = queues;
  }

  @Override
  public JsonObject look(Call call) {
    View view = queues.transactions().read(queues.queues().queue(call));
    Instant now = view.now();
    List<Message> all = messages(queues.queues().require(call, view), now);
    List<Message> hidden = all.stream().filter(each -> each.visibleAt().isAfter(now)).toList();
    JsonArray shown = new JsonArray();
    hidden.stream()
        .sorted(Comparator.comparing(Message::visibleAt))
        .limit(MOST_SHOWN)
        .forEach(message -> shown.add(json(message)));
    return new JsonObject()
        .put("visible", all.size() - hidden.size())
        .put("invisible", hidden.size())
        .put("messages", shown);
  }

  private List<Message> messages(Queue queue, Instant now) {
    List<Message> found = new ArrayList<>();
    for (int bucket = 0; bucket < queue.buckets(); bucket++) {
      String partition = QueueKeys.partition(queue.generation(), bucket);
      for (Item item : queues.store().scan(partition, QueueKeys.messages(), MOST_READ).items()) {
        Message message = MessageCodec.decode(item);
        if (!message.isExpired(now)) {
          found.add(message);
        }
      }
    }
    return found;
  }

  private static JsonObject json(Message message) {
    return new JsonObject()
        .put("id", message.id())
        .put("invisible", true)
        .put("visibleAt", message.visibleAt().toString())
        .put("insertedAt", message.insertedAt().toString())
        .put("dequeueCount", message.dequeueCount());
  }
}

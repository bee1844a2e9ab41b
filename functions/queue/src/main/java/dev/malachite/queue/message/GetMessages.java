package dev.malachite.queue.message;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.queue.model.Message;
import dev.malachite.queue.model.Queue;
import dev.malachite.queue.model.QueueStore;
import dev.malachite.queue.model.Texts;
import dev.malachite.store.View;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** Get Messages: the consumer alone may see and change them until they are visible again. */
public final class GetMessages implements Operation {
  private static final int DEFAULT_INVISIBLE = 30;

  private final QueueStore queues;

  public GetMessages(QueueStore queues) {
    this.queues = queues;
  }

  @Override
  public Reply handle(Call call) {
    int count = Parameters.count(call);
    int invisibleSeconds =
        Parameters.number(call, Parameters.VISIBILITY, 1, Parameters.LONGEST_INVISIBLE)
            .orElse(DEFAULT_INVISIBLE);
    View view = queues.transactions().read(queues.queues().queue(call));
    Queue queue = queues.queues().require(call, view);
    Instant nextVisible = view.now().plusSeconds(invisibleSeconds);
    List<Message> claimed =
        new Claims(queues, queues.queues().key(call), queue, nextVisible, count).take(view.now());
    return reply(claimed, Texts.read(queues.store(), queue, claimed));
  }

  // A message without its text has expired or was cleared since it was claimed.
  private static Reply reply(List<Message> claimed, Map<String, String> texts) {
    MessagesXml xml = new MessagesXml();
    for (Message message : claimed) {
      String text = texts.get(message.id());
      if (text != null) {
        xml.claimed(message, text);
      }
    }
    return xml.read();
  }
}

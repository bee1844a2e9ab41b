package dev.malachite.queue.message;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.queue.model.Candidate;
import dev.malachite.queue.model.Message;
import dev.malachite.queue.model.Queue;
import dev.malachite.queue.model.QueueStore;
import dev.malachite.queue.model.Texts;
import dev.malachite.store.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Peek Messages: shows the head of the queue and changes nothing. */
public final class PeekMessages implements Operation {
  private final QueueStore queues;

  public PeekMessages(QueueStore queues) {
    this.queues = queues;
  }

  @Override
  public Reply handle(Call call) {
    int count = Parameters.count(call);
    View view = queues.transactions().read(queues.queues().queue(call));
    Queue queue = queues.queues().require(call, view);
    List<Message> messages = visible(new Head(queues, queue, view.now(), count), count);
    Map<String, String> texts = Texts.read(queues.store(), queue, messages);
    MessagesXml xml = new MessagesXml();
    for (Message message : messages) {
      String text = texts.get(message.id());
      if (text != null) {
        xml.peeked(message, text);
      }
    }
    return xml.read();
  }

  private static List<Message> visible(Head head, int count) {
    List<Message> messages = new ArrayList<>();
    List<Candidate> page = head.next();
    while (!page.isEmpty() && messages.size() < count) {
      page.stream()
          .limit(count - messages.size())
          .forEach(candidate -> messages.add(candidate.message()));
      page = messages.size() < count ? head.next() : List.of();
    }
    return messages;
  }
}

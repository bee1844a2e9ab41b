package dev.malachite.queue.message;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.queue.model.Message;
import dev.malachite.queue.model.MessageCodec;
import dev.malachite.queue.model.MessageText;
import dev.malachite.queue.model.Queue;
import dev.malachite.queue.model.QueueStore;
import dev.malachite.queue.model.Texts;
import dev.malachite.store.Decision;
import dev.malachite.store.View;

/** Put Message. */
public final class PutMessage implements Operation {
  private static final String ANSWERS_WITH_RECEIPT_SINCE = "2016-05-31";

  private final QueueStore queues;

  public PutMessage(QueueStore queues) {
    this.queues = queues;
  }

  private record Request(Call call, int invisibleSeconds, TimeToLive timeToLive, String text) {}

  @Override
  public Reply handle(Call call) {
    int invisibleSeconds =
        Parameters.number(call, Parameters.VISIBILITY, 0, Parameters.LONGEST_INVISIBLE).orElse(0);
    TimeToLive timeToLive = TimeToLive.of(call);
    timeToLive.requireLongerThan(invisibleSeconds);
    Request request = new Request(call, invisibleSeconds, timeToLive, MessageBody.read(call));
    return queues.transactions().run(queues.queues().queue(call), view -> put(request, view));
  }

  private Decision<Reply> put(Request request, View view) {
    Queue queue = queues.queues().require(request.call(), view);
    long claim = queues.ids().unique();
    Message message =
        new Message(
            queues.ids().uuid().toString(),
            view.now().plusSeconds(request.invisibleSeconds()),
            view.now(),
            request.timeToLive().expiry(view.now()),
            0,
            claim,
            MessageText.of(request.text(), claim));
    Decision<Reply> decision =
        Decision.of(reply(request.call(), message))
            .put(message.key(queue), MessageCodec.encode(message), message.dueAt());
    return Texts.put(decision, queue, message, request.text());
  }

  private static Reply reply(Call call, Message message) {
    if (!call.isAtLeast(ANSWERS_WITH_RECEIPT_SINCE)) {
      return Reply.status(201).build();
    }
    MessagesXml xml = new MessagesXml();
    xml.added(message);
    return xml.created();
  }
}

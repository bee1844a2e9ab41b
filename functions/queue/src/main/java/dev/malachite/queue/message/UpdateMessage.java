package dev.malachite.queue.message;

import dev.malachite.domain.HttpDate;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.queue.model.Message;
import dev.malachite.queue.model.MessageCodec;
import dev.malachite.queue.model.MessageText;
import dev.malachite.queue.model.QueueStore;
import dev.malachite.queue.model.Texts;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.View;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** Update Message: another visibility, and another text if one is sent; the receipt is renewed. */
public final class UpdateMessage implements Operation {
  private final QueueStore queues;

  public UpdateMessage(QueueStore queues) {
    this.queues = queues;
  }

  private record Request(Held held, int invisibleSeconds, Optional<String> text) {}

  @Override
  public Reply handle(Call call) {
    Held held = Held.of(call);
    int invisibleSeconds =
        Parameters.number(call, Parameters.VISIBILITY, 0, Parameters.LONGEST_INVISIBLE)
            .orElseThrow(() -> MalformedInput.missingParameter(Parameters.VISIBILITY));
    Request request = new Request(held, invisibleSeconds, MessageBody.readOptional(call));
    return queues.transactions().run(held.plan(queues), view -> update(request, view));
  }

  private Decision<Reply> update(Request request, View view) {
    Held.Found found = request.held().require(queues, view);
    Message old = found.message();
    Instant nextVisible = view.now().plusSeconds(request.invisibleSeconds());
    requireBeforeExpiry(request, old, nextVisible, view.now());
    long claim = queues.ids().unique();
    MessageText text = request.text().map(each -> MessageText.of(each, claim)).orElse(old.text());
    Message message = old.updated(nextVisible, claim, text);
    Key key = message.key(found.queue());
    Decision<Reply> decision =
        Decision.of(reply(message)).put(key, MessageCodec.encode(message), message.dueAt());
    if (!key.equals(found.key())) {
      decision.delete(found.key());
    }
    return writeText(decision, request, found, message);
  }

  private static Decision<Reply> writeText(
      Decision<Reply> decision, Request request, Held.Found found, Message message) {
    if (found.message().hasTextApart() && !message.hasTextApart()) {
      decision.delete(Texts.key(found.queue(), message));
    }
    request.text().ifPresent(text -> Texts.put(decision, found.queue(), message, text));
    return decision;
  }

  private static void requireBeforeExpiry(
      Request request, Message old, Instant nextVisible, Instant now) {
    old.expiresAt()
        .filter(nextVisible::isAfter)
        .ifPresent(at -> {
          throw MalformedInput.parameterOutOfRange(
              Parameters.VISIBILITY,
              Integer.toString(request.invisibleSeconds()),
              0,
              Duration.between(now, at).toSeconds());
        });
  }

  private static Reply reply(Message message) {
    return Reply.status(204)
        .header("x-ms-popreceipt", message.receipt().encode())
        .header("x-ms-time-next-visible", HttpDate.format(message.visibleAt()))
        .build();
  }
}

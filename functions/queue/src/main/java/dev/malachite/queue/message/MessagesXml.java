package dev.malachite.queue.message;

import dev.malachite.domain.HttpDate;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.xml.XmlWriter;
import dev.malachite.queue.model.Message;
import java.time.Instant;

/** A list of messages as the service writes it. */
final class MessagesXml {
  private static final Instant NEVER = Instant.parse("9999-12-31T23:59:59Z");

  private final XmlWriter xml = new XmlWriter().declaration().open("QueueMessagesList");

  /** What a producer learns of its message. */
  void added(Message message) {
    head(message);
    receipt(message);
    xml.close();
  }

  /** What a consumer learns of a message that is now its own. */
  void claimed(Message message, String text) {
    head(message);
    receipt(message);
    tail(message, text);
  }

  /** What anybody learns who only looks. */
  void peeked(Message message, String text) {
    head(message);
    tail(message, text);
  }

  Reply created() {
    return Reply.status(201).xml(xml.close()).build();
  }

  Reply read() {
    return Reply.status(200).header("Cache-Control", "no-cache").xml(xml.close()).build();
  }

  private void head(Message message) {
    xml.open("QueueMessage")
        .text("MessageId", message.id())
        .text("InsertionTime", HttpDate.format(message.insertedAt()))
        .text("ExpirationTime", HttpDate.format(message.expiresAt().orElse(NEVER)));
  }

  private void receipt(Message message) {
    xml.text("PopReceipt", message.receipt().encode())
        .text("TimeNextVisible", HttpDate.format(message.visibleAt()));
  }

  private void tail(Message message, String text) {
    xml.text("DequeueCount", message.dequeueCount()).text("MessageText", text).close();
  }
}

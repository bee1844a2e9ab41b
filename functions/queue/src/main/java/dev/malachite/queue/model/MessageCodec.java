package dev.malachite.queue.model;

import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import dev.malachite.store.Item;
import dev.malachite.store.Times;

/** Messages as items; the key holds id and visibility. Add numbers, never reuse them. */
public final class MessageCodec {
  private static final int INSERTED_AT = 1;
  private static final int EXPIRES_AT = 2;
  private static final int DEQUEUE_COUNT = 3;
  private static final int CLAIM = 4;
  private static final int TEXT = 5;
  private static final int TEXT_VERSION = 6;

  private MessageCodec() {}

  public static byte[] encode(Message message) {
    FieldWriter fields = new FieldWriter().put(INSERTED_AT, Times.toTicks(message.insertedAt()));
    message.expiresAt().ifPresent(at -> fields.put(EXPIRES_AT, Times.toTicks(at)));
    fields.put(DEQUEUE_COUNT, message.dequeueCount()).putFixed(CLAIM, message.claim());
    switch (message.text()) {
      case MessageText.Inline inline -> fields.put(TEXT, inline.text());
      case MessageText.Apart apart -> fields.putFixed(TEXT_VERSION, apart.version());
    }
    return fields.toBytes();
  }

  public static Message decode(Item item) {
    FieldReader fields = new FieldReader(item.value());
    return new Message(
        QueueKeys.id(item.key()),
        QueueKeys.visibleAt(item.key()),
        Times.ofTicks(fields.number(INSERTED_AT).orElseThrow()),
        Times.ofTicks(fields.number(EXPIRES_AT)),
        fields.number(DEQUEUE_COUNT).orElseThrow(),
        fields.number(CLAIM).orElseThrow(),
        text(fields));
  }

  private static MessageText text(FieldReader fields) {
    return fields
        .text(TEXT)
        .<MessageText>map(MessageText.Inline::new)
        .orElseGet(() -> new MessageText.Apart(fields.number(TEXT_VERSION).orElseThrow()));
  }
}

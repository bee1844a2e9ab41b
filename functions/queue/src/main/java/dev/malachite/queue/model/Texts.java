package dev.malachite.queue.model;

import dev.malachite.store.Decision;
import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Store;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The texts of messages that do not move with them. */
public final class Texts {
  private static final int VERSION = 1;
  private static final int TEXT = 2;

  private Texts() {}

  /** Stores the text beside its message if it is kept apart. */
  public static <T> Decision<T> put(
      Decision<T> decision, Queue queue, Message message, String text) {
    return message.text() instanceof MessageText.Apart apart
        ? decision.put(key(queue, message), encode(apart.version(), text))
        : decision;
  }

  public static Key key(Queue queue, Message message) {
    return QueueKeys.text(queue.generation(), queue.buckets(), message.id());
  }

  /** For who has only the key of the message. */
  public static Key beside(Key message) {
    return QueueKeys.textBeside(message);
  }

  /**
   * The texts of messages by their ids, with one batched read. A message whose text is not the one
   * it was read with was changed meanwhile and has no entry.
   */
  public static Map<String, String> read(Store store, Queue queue, List<Message> messages) {
    List<Key> keys =
        messages.stream().filter(Message::hasTextApart).map(each -> key(queue, each)).toList();
    Map<Key, Item> items = keys.isEmpty() ? Map.of() : store.read(keys);
    Map<String, String> texts = new HashMap<>();
    for (Message message : messages) {
      switch (message.text()) {
        case MessageText.Inline inline -> texts.put(message.id(), inline.text());
        case MessageText.Apart apart -> {
          Item item = items.get(key(queue, message));
          if (item != null && version(item) == apart.version()) {
            texts.put(message.id(), new FieldReader(item.value()).text(TEXT).orElseThrow());
          }
        }
      }
    }
    return texts;
  }

  private static long version(Item item) {
    return new FieldReader(item.value()).number(VERSION).orElseThrow();
  }

  private static byte[] encode(long version, String text) {
    return new FieldWriter().putFixed(VERSION, version).put(TEXT, text).toBytes();
  }
}

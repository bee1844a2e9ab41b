package dev.malachite.store.embedded;

import dev.malachite.store.Item;
import dev.malachite.store.Key;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.OptionalLong;

/** An item as bytes: whether it has a due time, its revision, the due time if any, the value. */
final class ItemCodec {
  /** How many bytes hold everything but the value. */
  static final int MAX_HEAD_BYTES = 1 + 2 * Long.BYTES;

  private static final byte PLAIN = 0;
  private static final byte WITH_DUE_TIME = 1;

  private ItemCodec() {}

  static byte[] encode(Item item) {
    boolean due = item.dueAt().isPresent();
    byte[] value = item.value();
    ByteBuffer bytes = ByteBuffer.allocate(headBytes(due) + value.length);
    bytes.put(due ? WITH_DUE_TIME : PLAIN).putLong(item.revision());
    if (due) {
      bytes.putLong(item.dueAt().getAsLong());
    }
    return bytes.put(value).array();
  }

  static Item decode(Key key, byte[] encoded) {
    Head head = decodeHead(encoded);
    byte[] value = Arrays.copyOfRange(encoded, headBytes(head.dueAt().isPresent()), encoded.length);
    return new Item(key, head.revision(), value, head.dueAt());
  }

  static Head decodeHead(byte[] encoded) {
    ByteBuffer bytes = ByteBuffer.wrap(encoded);
    byte kind = bytes.get();
    long revision = bytes.getLong();
    return switch (kind) {
      case PLAIN -> new Head(revision, OptionalLong.empty());
      case WITH_DUE_TIME -> new Head(revision, OptionalLong.of(bytes.getLong()));
      default -> throw new IllegalStateException("an item of unknown kind " + kind);
    };
  }

  private static int headBytes(boolean due) {
    return 1 + Long.BYTES + (due ? Long.BYTES : 0);
  }
}

package dev.malachite.store;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Where each field of a record lies, found in one pass that also proves the bytes are whole. */
final class FieldIndex {
  private static final int FIRST_CAPACITY = 6;

  // Of each field the head, the first byte and the end.
  private static final int WIDTH = 3;

  private final byte[] source;
  private final int end;
  private int position;
  private int size;
  private int[] fields = new int[FIRST_CAPACITY * WIDTH];

  FieldIndex(byte[] source, int start, int end) {
    this.source = source;
    this.end = end;
    this.position = start;
    while (position < end) {
      add();
    }
  }

  int size() {
    return size;
  }

  int tag(int field) {
    return fields[field * WIDTH] >>> Wire.KIND_BITS;
  }

  /** The last field with the number; below zero where there is none. */
  int last(int tag) {
    int field = size - 1;
    while (field >= 0 && tag(field) != tag) {
      field--;
    }
    return field;
  }

  /** The last field whose number is one of these; below zero where there is none. */
  int lastAmong(int firstTag, int lastTag) {
    int field = size - 1;
    while (field >= 0 && (tag(field) < firstTag || tag(field) > lastTag)) {
      field--;
    }
    return field;
  }

  long number(int field) {
    return switch (kind(field)) {
      case Wire.NUMBER -> Wire.unzigzag(varint(start(field), end(field)));
      case Wire.FIXED -> (long) Wire.LONGS.get(source, start(field));
      default -> throw damaged();
    };
  }

  String text(int field) {
    requireBytes(field);
    int start = start(field);
    return new String(source, start, end(field) - start, StandardCharsets.UTF_8);
  }

  byte[] bytes(int field) {
    requireBytes(field);
    return Arrays.copyOfRange(source, start(field), end(field));
  }

  FieldIndex record(int field) {
    requireBytes(field);
    return new FieldIndex(source, start(field), end(field));
  }

  private int kind(int field) {
    return fields[field * WIDTH] & ((1 << Wire.KIND_BITS) - 1);
  }

  private int start(int field) {
    return fields[field * WIDTH + 1];
  }

  private int end(int field) {
    return fields[field * WIDTH + 2];
  }

  private void requireBytes(int field) {
    if (kind(field) != Wire.BYTES) {
      throw damaged();
    }
  }

  private void add() {
    long head = varint();
    if (head >>> Wire.KIND_BITS < 1 || head >>> Wire.KIND_BITS > Wire.MAX_TAG) {
      throw damaged();
    }
    long length = length((int) head & ((1 << Wire.KIND_BITS) - 1));
    if (length < 0 || length > end - position) {
      throw damaged();
    }
    put((int) head, position, position + (int) length);
    position += (int) length;
  }

  private long length(int kind) {
    return switch (kind) {
      case Wire.NUMBER -> varintBytes();
      case Wire.FIXED -> Long.BYTES;
      case Wire.BYTES -> varint();
      default -> throw damaged();
    };
  }

  private long varint() {
    if (position < end && source[position] >= 0) {
      return source[position++];
    }
    int start = position;
    position += varintBytes();
    return varint(start, position);
  }

  private int varintBytes() {
    int most = Math.min(Wire.MAX_VARINT_BYTES, end - position);
    for (int i = 0; i < most; i++) {
      if (source[position + i] >= 0) {
        return i + 1;
      }
    }
    throw damaged();
  }

  private long varint(int from, int to) {
    long value = 0;
    for (int i = to - 1; i >= from; i--) {
      value = value << 7 | (source[i] & 0x7f);
    }
    return value;
  }

  private void put(int head, int from, int to) {
    int at = size * WIDTH;
    if (at == fields.length) {
      fields = Arrays.copyOf(fields, at * 2);
    }
    fields[at] = head;
    fields[at + 1] = from;
    fields[at + 2] = to;
    size++;
  }

  private static IllegalStateException damaged() {
    return new IllegalStateException("the bytes of a record are damaged");
  }
}

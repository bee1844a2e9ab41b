package dev.malachite.store;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Where each field of a record lies, found in one pass that also proves the bytes are whole. */
final class FieldIndex {
  private static final int FIRST_CAPACITY = 6;

  private final byte[] source;
  private final int end;
  private int position;
  private int size;
  private int[] heads = new int[FIRST_CAPACITY];
  private int[] starts = new int[FIRST_CAPACITY];
  private int[] ends = new int[FIRST_CAPACITY];

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
    return heads[field] >>> Wire.KIND_BITS;
  }

  /** The last field with the number; below zero where there is none. */
  int last(int tag) {
    int field = size - 1;
    while (field >= 0 && tag(field) != tag) {
      field--;
    }
    return field;
  }

  long number(int field) {
    return switch (kind(field)) {
      case Wire.NUMBER -> Wire.unzigzag(varint(starts[field], ends[field]));
      case Wire.FIXED -> (long) Wire.LONGS.get(source, starts[field]);
      default -> throw damaged();
    };
  }

  String text(int field) {
    requireBytes(field);
    int start = starts[field];
    return new String(source, start, ends[field] - start, StandardCharsets.UTF_8);
  }

  byte[] bytes(int field) {
    requireBytes(field);
    return Arrays.copyOfRange(source, starts[field], ends[field]);
  }

  FieldIndex record(int field) {
    requireBytes(field);
    return new FieldIndex(source, starts[field], ends[field]);
  }

  private int kind(int field) {
    return heads[field] & ((1 << Wire.KIND_BITS) - 1);
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
    makeRoom();
    heads[size] = (int) head;
    long length = length((int) head & ((1 << Wire.KIND_BITS) - 1));
    if (length < 0 || length > end - position) {
      throw damaged();
    }
    starts[size] = position;
    position += (int) length;
    ends[size++] = position;
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

  private void makeRoom() {
    if (size == heads.length) {
      heads = Arrays.copyOf(heads, size * 2);
      starts = Arrays.copyOf(starts, size * 2);
      ends = Arrays.copyOf(ends, size * 2);
    }
  }

  private static IllegalStateException damaged() {
    return new IllegalStateException("the bytes of a record are damaged");
  }
}

package dev.malachite.blob.query;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Reads the stream of results, as the format is published. */
final class AvroResult {
  private final ByteBuffer bytes;
  private final StringBuilder data = new StringBuilder();
  private final List<String> errors = new ArrayList<>();
  private long scanned;
  private boolean ended;

  private AvroResult(ByteBuffer bytes) {
    this.bytes = bytes;
  }

  static AvroResult read(InputStream stream) {
    try (stream) {
      AvroResult result = new AvroResult(ByteBuffer.wrap(stream.readAllBytes()));
      result.container();
      return result;
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  String data() {
    return data.toString();
  }

  List<String> errors() {
    return errors;
  }

  long scanned() {
    return scanned;
  }

  boolean ended() {
    return ended;
  }

  private void container() {
    if (bytes.getInt() != 0x4f626a01) {
      throw new IllegalStateException("no Avro");
    }
    for (long left = number(); left > 0; left--) {
      text();
      text();
    }
    if (number() != 0) {
      throw new IllegalStateException("the metadata goes on");
    }
    byte[] marker = take(16);
    while (bytes.hasRemaining()) {
      long count = number();
      long end = number() + bytes.position();
      for (long i = 0; i < count; i++) {
        record();
      }
      if (bytes.position() != end || !Arrays.equals(take(16), marker)) {
        throw new IllegalStateException("a block does not end where it should");
      }
    }
  }

  private void record() {
    switch ((int) number()) {
      case 0 -> data.append(text());
      case 1 -> {
        boolean fatal = bytes.get() == 1;
        String name = text();
        text();
        number();
        errors.add((fatal ? "fatal " : "") + name);
      }
      case 2 -> {
        scanned = number();
        number();
      }
      case 3 -> {
        number();
        ended = true;
      }
      default -> throw new IllegalStateException("unknown record");
    }
  }

  private String text() {
    return new String(take((int) number()), StandardCharsets.UTF_8);
  }

  private byte[] take(int length) {
    byte[] taken = new byte[length];
    bytes.get(taken);
    return taken;
  }

  private long number() {
    long value = 0;
    int shift = 0;
    byte next;
    do {
      next = bytes.get();
      value |= (long) (next & 0x7f) << shift;
      shift += 7;
    } while (next < 0);
    return value >>> 1 ^ -(value & 1);
  }
}

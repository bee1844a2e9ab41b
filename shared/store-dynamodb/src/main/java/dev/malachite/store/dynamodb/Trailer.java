package dev.malachite.store.dynamodb;

import dev.malachite.store.Key;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * What stands behind the bytes in an object: whose they are and since when. S3's own metadata has
 * no room for a long key.
 */
record Trailer(Key owner, long writtenAt) {
  /** No trailer is larger. */
  static final int MAX_BYTES = 8192;

  byte[] encode() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    try {
      write(out, owner.partition());
      write(out, owner.sort());
      out.writeLong(writtenAt);
      out.writeInt(bytes.size() + Integer.BYTES);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /** How many bytes at the end of an object are its trailer. */
  static int length(byte[] end) {
    return ByteBuffer.wrap(end).getInt(end.length - Integer.BYTES);
  }

  /** Reads the trailer from the last bytes of an object. */
  static Trailer decode(byte[] end) {
    byte[] trailer = Arrays.copyOfRange(end, end.length - length(end), end.length);
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(trailer));
    try {
      return new Trailer(new Key(read(in), read(in)), in.readLong());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void write(DataOutputStream out, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeShort(bytes.length);
    out.write(bytes);
  }

  private static String read(DataInputStream in) throws IOException {
    return new String(in.readNBytes(in.readUnsignedShort()), StandardCharsets.UTF_8);
  }
}

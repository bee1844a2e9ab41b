package dev.malachite.store;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

/** What is known of a content that is kept in chunks. */
record ChunkIndex(Key owner, long length, long writtenAt, int chunkBytes) {
  private static final long UNREADABLE = -1;

  /** Of a content whose chunks are not all there: not yet, or no longer. */
  static ChunkIndex unreadable(Key owner, long writtenAt, int chunkBytes) {
    return new ChunkIndex(owner, UNREADABLE, writtenAt, chunkBytes);
  }

  boolean isReadable() {
    return length != UNREADABLE;
  }

  ChunkIndex hidden() {
    return unreadable(owner, writtenAt, chunkBytes);
  }

  byte[] encode() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    try {
      out.writeUTF(owner.partition());
      out.writeUTF(owner.sort());
      out.writeLong(length);
      out.writeLong(writtenAt);
      out.writeInt(chunkBytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  static ChunkIndex decode(byte[] bytes) {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
    try {
      Key owner = new Key(in.readUTF(), in.readUTF());
      return new ChunkIndex(owner, in.readLong(), in.readLong(), in.readInt());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

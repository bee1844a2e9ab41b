package dev.malachite.store.embedded;

import dev.malachite.store.Unavailable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A file that is being written. Where the disk fails, the store does, not the stream. */
final class NewFile implements AutoCloseable {
  private final FileChannel file;

  private NewFile(FileChannel file) {
    this.file = file;
  }

  static NewFile create(Path path) {
    try {
      return new NewFile(
          FileChannel.open(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE));
    } catch (IOException e) {
      throw new Unavailable("a file of content cannot be created", e);
    }
  }

  void append(byte[] bytes, int length) {
    try {
      ByteBuffer piece = ByteBuffer.wrap(bytes, 0, length);
      while (piece.hasRemaining()) {
        file.write(piece);
      }
    } catch (IOException e) {
      throw new Unavailable("content cannot be written", e);
    }
  }

  /** Waits until the bytes are on the disk. */
  void sync() {
    try {
      file.force(false);
    } catch (IOException e) {
      throw new Unavailable("content cannot be made durable", e);
    }
  }

  @Override
  public void close() {
    try {
      file.close();
    } catch (IOException e) {
      throw new Unavailable("content cannot be written", e);
    }
  }
}

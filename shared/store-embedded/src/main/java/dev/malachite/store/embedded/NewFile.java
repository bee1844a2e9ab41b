package dev.malachite.store.embedded;

import dev.malachite.store.Unavailable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A file that is being written. Where the disk fails, the store does, not the stream. */
class NewFile implements AutoCloseable {
  private final FileBirth birth;

  NewFile(FileBirth birth) {
    this.birth = birth;
  }

  /**
   * Creates the file.
   *
   * @param keepName returns when names are as durable as commits are
   */
  static NewFile create(Path path, Runnable keepName) {
    return new NewFile(
        FileBirth.of(path, keepName, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE));
  }

  /** Whether it was created. */
  final boolean isThere() {
    return birth.succeeded();
  }

  void append(byte[] bytes, int length) {
    write(ByteBuffer.wrap(bytes, 0, length));
  }

  /** Waits until the bytes are on the disk, and the name of the file. */
  void sync() {
    try {
      birth.file().force(false);
    } catch (IOException e) {
      throw new Unavailable("content cannot be made durable", e);
    }
    birth.awaitName();
  }

  final void write(ByteBuffer bytes) {
    try {
      while (bytes.hasRemaining()) {
        birth.file().write(bytes);
      }
    } catch (IOException e) {
      throw new Unavailable("content cannot be written", e);
    }
  }

  @Override
  public void close() {
    try {
      birth.close();
    } catch (IOException e) {
      throw new Unavailable("content cannot be written", e);
    }
  }
}

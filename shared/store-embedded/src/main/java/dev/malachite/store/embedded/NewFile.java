package dev.malachite.store.embedded;

import dev.malachite.store.Unavailable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A file that is being written. Where the disk fails, the store does, not the stream. */
class NewFile implements AutoCloseable {
  private final FileChannel file;

  NewFile(FileChannel file) {
    this.file = file;
  }

  static NewFile create(Path path) {
    return new NewFile(open(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE));
  }

  static FileChannel open(Path path, OpenOption... options) {
    try {
      return FileChannel.open(path, options);
    } catch (IOException e) {
      throw new Unavailable("a file of content cannot be created", e);
    }
  }

  void append(byte[] bytes, int length) {
    write(ByteBuffer.wrap(bytes, 0, length));
  }

  /** Waits until the bytes are on the disk. */
  void sync() {
    try {
      file.force(false);
    } catch (IOException e) {
      throw new Unavailable("content cannot be made durable", e);
    }
  }

  final void write(ByteBuffer bytes) {
    try {
      while (bytes.hasRemaining()) {
        file.write(bytes);
      }
    } catch (IOException e) {
      throw new Unavailable("content cannot be written", e);
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

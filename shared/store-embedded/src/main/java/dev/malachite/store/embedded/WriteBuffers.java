package dev.malachite.store.embedded;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;

/**
 * Memory that a disk takes bytes from as it is. There is a bounded amount of it, which slow uploads
 * may hold for long: who gets none has to go another way instead of waiting.
 */
final class WriteBuffers {
  /** Opens a file so that what is written to it goes past the cache of the system. */
  static final OpenOption UNCACHED = com.sun.nio.file.ExtendedOpenOption.DIRECT;

  private static final int BYTES = 256 * 1024;
  private static final int MOST = 64;
  private static final String TRIAL = "trial";

  private final int block;
  private final Semaphore left = new Semaphore(MOST);
  private final Queue<ByteBuffer> free = new ConcurrentLinkedQueue<>();

  private WriteBuffers(int block) {
    this.block = block;
  }

  /** Empty where the file system of the directory cannot be written to past its cache. */
  static Optional<WriteBuffers> of(Path directory) throws IOException {
    int block = Math.toIntExact(Files.getFileStore(directory).getBlockSize());
    if (Integer.bitCount(block) != 1 || block > BYTES) {
      return Optional.empty();
    }
    WriteBuffers buffers = new WriteBuffers(block);
    return buffers.work(directory.resolve(TRIAL)) ? Optional.of(buffers) : Optional.empty();
  }

  // Only trying tells: not all file systems that know the option can do it.
  private boolean work(Path trial) throws IOException {
    try (FileChannel file =
        FileChannel.open(trial, StandardOpenOption.CREATE, StandardOpenOption.WRITE, UNCACHED)) {
      return file.write(aligned(block, block)) == block;
    } catch (IOException | UnsupportedOperationException cannot) {
      return false;
    } finally {
      Files.deleteIfExists(trial);
    }
  }

  /** To be given back; empty where all are in use. */
  Optional<ByteBuffer> take() {
    if (!left.tryAcquire()) {
      return Optional.empty();
    }
    ByteBuffer buffer = free.poll();
    return Optional.of(buffer == null ? aligned(BYTES, block) : buffer);
  }

  void giveBack(ByteBuffer buffer) {
    free.add(buffer.clear());
    left.release();
  }

  /** How many bytes the blocks have that hold so many. */
  int wholeBlocks(int bytes) {
    return (bytes + block - 1) / block * block;
  }

  /** What the disk takes at least at once. */
  int block() {
    return block;
  }

  static ByteBuffer aligned(int bytes, int block) {
    return ByteBuffer.allocateDirect(bytes + block).alignedSlice(block).limit(bytes).slice();
  }
}

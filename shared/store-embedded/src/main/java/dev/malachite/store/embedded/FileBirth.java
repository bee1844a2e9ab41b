package dev.malachite.store.embedded;

import dev.malachite.store.Unavailable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/** A file that is created, and then its name made durable, while its first bytes arrive. */
final class FileBirth implements AutoCloseable {
  private final CompletableFuture<FileChannel> file = new CompletableFuture<>();
  private final CompletableFuture<Boolean> named = new CompletableFuture<>();

  private FileBirth() {}

  /**
   * Begins to create the file.
   *
   * @param keepName returns when the name is as durable as commits are
   */
  static FileBirth of(Path path, Runnable keepName, OpenOption... options) {
    FileBirth birth = new FileBirth();
    Thread.ofVirtual().start(() -> birth.happen(path, keepName, options));
    return birth;
  }

  private void happen(Path path, Runnable keepName, OpenOption... options) {
    try {
      file.complete(FileChannel.open(path, options));
      keepName.run();
      named.complete(true);
    } catch (IOException e) {
      fail(new Unavailable("a file of content cannot be created", e));
    } catch (RuntimeException | Error e) {
      fail(e);
    }
  }

  private void fail(Throwable reason) {
    file.completeExceptionally(reason);
    named.completeExceptionally(reason);
  }

  /** Waits until it is there. */
  FileChannel file() {
    return await(file);
  }

  void awaitName() {
    await(named);
  }

  /** Whether it could be created; waits until that is known. */
  boolean succeeded() {
    return file.handle((_, failure) -> failure == null).join();
  }

  /** Waits, too: what is created later could not be deleted now. */
  @Override
  public void close() throws IOException {
    if (succeeded()) {
      file().close();
    }
  }

  private static <T> T await(CompletableFuture<T> event) {
    try {
      return event.join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof Unavailable reason ? reason : e;
    }
  }
}

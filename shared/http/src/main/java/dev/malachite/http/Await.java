package dev.malachite.http;

import io.vertx.core.Future;
import java.util.concurrent.CompletionException;

/** Waits for the event loop, off the event loop. */
final class Await {
  private Await() {}

  static <T> T result(Future<T> future) {
    try {
      return future.toCompletionStage().toCompletableFuture().join();
    } catch (CompletionException failure) {
      throw new IllegalStateException(String.valueOf(failure.getCause()), failure);
    }
  }
}

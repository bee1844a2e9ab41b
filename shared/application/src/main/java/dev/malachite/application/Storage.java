package dev.malachite.application;

import dev.malachite.store.Content;
import dev.malachite.store.Store;

/** Where the items and the bytes of a process live. */
public record Storage(Store store, Content content, Runnable release) implements AutoCloseable {
  @Override
  public void close() {
    release.run();
  }
}

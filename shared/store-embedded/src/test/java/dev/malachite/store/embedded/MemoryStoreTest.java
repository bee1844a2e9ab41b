package dev.malachite.store.embedded;

import dev.malachite.store.Store;

class MemoryStoreTest extends SnapshotStoreContract {
  @Override
  protected Store create() {
    return new MemoryStore();
  }
}

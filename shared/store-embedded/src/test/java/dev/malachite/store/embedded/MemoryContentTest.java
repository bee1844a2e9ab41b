package dev.malachite.store.embedded;

import dev.malachite.domain.Clock;
import dev.malachite.store.Content;
import dev.malachite.testing.store.ContentContract;

class MemoryContentTest extends ContentContract {
  @Override
  protected Content create() {
    return new MemoryContent(Clock.system());
  }

  @Override
  protected int chunkBytes() {
    return Chunks.BYTES;
  }
}

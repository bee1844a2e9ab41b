package dev.malachite.store.embedded;

import dev.malachite.domain.Clock;
import dev.malachite.store.Content;
import dev.malachite.testing.store.ContentContract;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;

class EmbeddedContentTest extends ContentContract {
  @TempDir private Path directory;
  private Embedded embedded;

  @Override
  protected Content create() {
    embedded = Embedded.open(directory, Durability.OS, Clock.system());
    return embedded.content();
  }

  @Override
  protected int chunkBytes() {
    return Chunks.BYTES;
  }

  @AfterEach
  void release() {
    embedded.close();
  }
}

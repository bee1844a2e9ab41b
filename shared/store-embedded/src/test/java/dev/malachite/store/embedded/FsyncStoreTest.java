package dev.malachite.store.embedded;

import dev.malachite.domain.Clock;
import dev.malachite.store.Store;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;

class FsyncStoreTest extends SnapshotStoreContract {
  @TempDir private Path directory;
  private Embedded embedded;

  @Override
  protected Store create() {
    embedded = Embedded.open(directory, Durability.FSYNC, Clock.system());
    return embedded.store();
  }

  @AfterEach
  void release() {
    embedded.close();
  }
}

package dev.malachite.reclaim;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.model.BlobSettings;
import dev.malachite.store.MeteredStore;
import dev.malachite.store.embedded.Durability;
import dev.malachite.store.embedded.Embedded;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A container with many blobs goes in one write, and its blobs while the service answers. */
class LargeContainerTest {
  private static final int BLOBS = Integer.getInteger("malachite.reclaim.blobs", 4_000);

  private final TestClock clock = new TestClock();
  private final SeededIds ids = new SeededIds(1);

  @Test
  void theServiceAnswersWhileTheBlobsAreSwept(@TempDir Path directory) {
    try (Embedded embedded = Embedded.open(directory, Durability.OS, clock)) {
      MeteredStore store = new MeteredStore(embedded.store());
      World world = new World(store, embedded.content(), clock, ids, BlobSettings.DEFAULT);
      world.blob("CreateContainer", "/large?restype=container");
      world.blob("CreateContainer", "/other?restype=container");
      for (int blob = 0; blob < BLOBS; blob++) {
        world.blob("PutBlob", "/large/%07d".formatted(blob), World.bytes(100, blob));
      }
      long before = store.meter().commits();
      world.blob("DeleteContainer", "/large?restype=container");
      assertThat(store.meter().commits() - before).isEqualTo(1);
      clock.advance(Duration.ofHours(25));
      Reclaim reclaim =
          Reclaim.of(
              new Reclaim.Surroundings(store, embedded.content(), clock, ids, world.sources()),
              ReclaimSettings.STANDARD);
      CompletableFuture<RunReport> run = CompletableFuture.supplyAsync(reclaim::run);
      int answered = 0;
      while (!run.isDone() || answered < 10) {
        byte[] bytes = World.bytes(100, answered);
        world.blob("PutBlob", "/other/one", bytes);
        assertThat(World.read(world.blob("GetBlob", "/other/one"))).isEqualTo(bytes);
        answered++;
      }
      assertThat(run.join().kinds().get("containers").reclaimed()).isEqualTo(1);
      assertThat(run.join().kinds().get("containers").bytes()).isGreaterThan(BLOBS * 100L);
    }
  }
}

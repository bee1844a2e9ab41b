package dev.malachite.reclaim;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.model.BlobSettings;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Four writers and two reclaimers, interleaved at every call as a seed says. */
class RaceTest {
  private static final int SEEDS = Integer.getInteger("malachite.reclaim.race.seeds", 12);
  private static final int STEPS = Integer.getInteger("malachite.reclaim.race.steps", 60);
  private static final int WRITERS = 4;
  private static final int RECLAIMERS = 2;

  static LongStream seeds() {
    return LongStream.range(0, SEEDS);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void noLiveByteIsEverDeleted(long seed) {
    Stage stage = new Stage(seed, BlobSettings.DEFAULT);
    stage.container("box");
    stage.retain(1);
    Random time = new Random(seed);
    Turns turns =
        new Turns(
            seed,
            WRITERS + RECLAIMERS,
            () -> stage.clock().advance(Duration.ofSeconds(time.nextInt(1200))));
    AtomicLong reclaimed = new AtomicLong();
    AtomicInteger writers = new AtomicInteger(WRITERS);
    List<CompletableFuture<Void>> actors = new ArrayList<>();
    for (int actor = 0; actor < WRITERS + RECLAIMERS; actor++) {
      actors.add(start(stage.turning(turns, actor), turns, actor, seed, reclaimed, writers));
    }
    actors.forEach(CompletableFuture::join);
    assertThat(reclaimed).hasPositiveValue();
    stage.settle();
    assertThat(stage.lost()).isEmpty();
    assertThat(stage.residue()).isEmpty();
  }

  private static CompletableFuture<Void> start(
      Stage stage, Turns turns, int actor, long seed, AtomicLong reclaimed, AtomicInteger writers) {
    Runnable work =
        actor < WRITERS
            ? writing(stage, actor, seed, writers)
            : reclaiming(stage, reclaimed, writers);
    CompletableFuture<Void> done = new CompletableFuture<>();
    Thread.ofPlatform()
        .start(() -> {
          try {
            turns.await(actor);
            work.run();
            done.complete(null);
          } catch (Throwable failure) {
            done.completeExceptionally(failure);
          } finally {
            turns.leave();
          }
        });
    return done;
  }

  private static Runnable writing(Stage stage, int actor, long seed, AtomicInteger writers) {
    Writer writer = new Writer(stage, actor, seed);
    return () -> {
      try {
        for (int step = 0; step < STEPS; step++) {
          writer.step();
        }
      } finally {
        writers.decrementAndGet();
      }
    };
  }

  private static Runnable reclaiming(Stage stage, AtomicLong reclaimed, AtomicInteger writers) {
    Reclaim reclaim = stage.reclaim();
    return () -> {
      while (writers.get() > 0) {
        RunReport report = reclaim.run();
        assertThat(report.failure()).isEmpty();
        report.kinds().values().forEach(kind -> reclaimed.addAndGet(kind.bytes()));
      }
    };
  }
}

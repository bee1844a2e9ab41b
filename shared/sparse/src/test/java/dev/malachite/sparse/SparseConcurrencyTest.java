package dev.malachite.sparse;

import static dev.malachite.sparse.SparseReaderTest.bytes;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class SparseConcurrencyTest {
  private static final int WRITERS = 4;
  private static final int WRITES = 60;

  private final SparseFixture file =
      new SparseFixture(new SparseSettings(Duration.ofHours(24), 12));

  @Test
  void writersOfDifferentSlabsLoseNothing() throws Exception {
    file.create(new SparseShape(1024, 8), WRITERS * 1024);
    writeAll(1024, 8);
    checkAll(1024, 8);
  }

  @Test
  void writersOfTheSameSlabLoseNothingWhileItIsCoalesced() throws Exception {
    file.create(new SparseShape(4096, 8), 4096);
    writeAll(8, 8 * WRITERS);
    checkAll(8, 8 * WRITERS);
    assertThat(file.slab(file.head(), 0).fragments()).isLessThan(WRITERS * WRITES);
  }

  @Test
  void readersNeverSeeHalfOfAWrite() throws Exception {
    file.create(SparseFixture.SMALL, 128);
    file.write(32, bytes(64, 1));
    try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
      Future<SparseMap> writer = threads.submit(this::writeOverTwoSlabs);
      Future<Integer> reclaimer = threads.submit(() -> reclaimUntil(writer));
      while (!writer.isDone()) {
        byte[] bytes = file.read(file.head(), 32, 64);
        assertThat(bytes).containsOnly(bytes[0]);
      }
      assertThat(writer.get().version()).isEqualTo(301);
      assertThat(reclaimer.get()).isPositive();
    }
  }

  private SparseMap writeOverTwoSlabs() {
    SparseMap map = file.head();
    for (int i = 0; i < 100; i++) {
      file.write(32, bytes(64, i));
      file.clear(0, 128);
      map = file.write(32, bytes(64, i));
    }
    return map;
  }

  private int reclaimUntil(Future<SparseMap> writer) {
    int rounds = 0;
    do {
      file.reclaim(List.of());
      rounds++;
    } while (!writer.isDone());
    return rounds;
  }

  private void writeAll(int apart, int step) throws InterruptedException, ExecutionException {
    List<Callable<SparseMap>> writers = new ArrayList<>();
    for (int writer = 0; writer < WRITERS; writer++) {
      int own = writer;
      writers.add(() -> write(own, apart, step));
    }
    try (ExecutorService threads = Executors.newFixedThreadPool(WRITERS)) {
      for (Future<SparseMap> done : threads.invokeAll(writers)) {
        assertThat(done.get().version()).isPositive();
      }
    }
  }

  private SparseMap write(int writer, int apart, int step) {
    SparseMap map = file.head();
    for (int i = 0; i < WRITES; i++) {
      map = file.write((long) writer * apart + (long) i * step, bytes(8, writer * WRITES + i));
    }
    return map;
  }

  private void checkAll(int apart, int step) {
    SparseMap map = file.head();
    assertThat(map.version()).isEqualTo(WRITERS * WRITES);
    for (int writer = 0; writer < WRITERS; writer++) {
      for (int i = 0; i < WRITES; i++) {
        assertThat(file.read(map, (long) writer * apart + (long) i * step, 8))
            .isEqualTo(bytes(8, writer * WRITES + i));
      }
    }
  }
}

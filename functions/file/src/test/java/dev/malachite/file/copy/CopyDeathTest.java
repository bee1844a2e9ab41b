package dev.malachite.file.copy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.domain.Ids;
import dev.malachite.file.Bench;
import dev.malachite.file.model.FileSettings;
import dev.malachite.file.model.FileStore;
import dev.malachite.store.Died;
import dev.malachite.store.Fault;
import dev.malachite.store.Faults;
import dev.malachite.store.FaultyStore;
import dev.malachite.store.Store;
import dev.malachite.store.Transactions;
import java.time.Duration;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/**
 * Whoever copies in the background dies at every call of the store in turn: another ends the copy.
 */
final class CopyDeathTest {
  private static final int MOST_CALLS = 100;

  @Test
  void aCopySurvivesADeathAtAnyCall() {
    int calls = 0;
    while (diesAt(calls, Fault.DIE_BEFORE) && diesAt(calls, Fault.DIE_AFTER)) {
      calls++;
      assertThat(calls).isLessThan(MOST_CALLS);
    }
    assertThat(calls).isGreaterThan(5);
  }

  private static boolean diesAt(int call, Fault death) {
    Bench bench = new Bench();
    bench.share("data");
    bench.file("/data/f", 6L << 20);
    for (int i = 0; i < 3; i++) {
      bench.write("/data/f", i * 2_000_000L, new byte[] {1, 2, 3});
    }
    String id =
        bench.header(
            "x-ms-copy-id", "CopyFile", "/data/g", "x-ms-copy-source", "http://far:10003/data/f");
    bench.background.clear();
    boolean died = run(bench, id, call, death);
    bench.clock.advance(Duration.ofMinutes(3));
    bench.service.tend();
    while (!bench.background.isEmpty()) {
      bench.background.remove().run();
    }
    assertThat(bench.header("x-ms-copy-status", "GetFileProperties", "/data/g"))
        .isEqualTo("success");
    assertThat(Arrays.equals(bench.read("/data/g"), bench.read("/data/f"))).isTrue();
    return died;
  }

  private static boolean run(Bench bench, String id, int call, Fault death) {
    Fault[] faults = new Fault[call + 1];
    Arrays.fill(faults, Fault.NONE);
    faults[call] = death;
    Ids ids = Ids.secure();
    Store dying = new FaultyStore(bench.embedded.store(), Faults.script(faults), () -> {});
    FileStore files =
        FileStore.of(
            dying,
            new Transactions(dying, bench.clock, ids),
            bench.embedded.content(),
            ids,
            FileSettings.standard(1));
    try {
      new CopyRunner(files, bench.sources(), Runnable::run).run(CopyWork.key(id));
      return false;
    } catch (Died dead) {
      return true;
    }
  }
}

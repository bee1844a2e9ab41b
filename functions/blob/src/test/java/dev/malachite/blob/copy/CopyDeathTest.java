package dev.malachite.blob.copy;

import static dev.malachite.blob.TestBlobs.random;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.FaultyBlobs;
import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.model.CopyWork;
import dev.malachite.store.Died;
import dev.malachite.store.Fault;
import dev.malachite.store.Faults;
import java.time.Duration;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/**
 * Whoever copies in the background dies at every call of the store in turn: another ends the copy.
 */
class CopyDeathTest {
  private static final int MOST_CALLS = 200;

  @Test
  void aCopyOfPagesSurvivesADeathAtAnyCall() {
    int calls = 0;
    while (diesAt(calls, Fault.DIE_BEFORE) && diesAt(calls, Fault.DIE_AFTER)) {
      calls++;
      assertThat(calls).isLessThan(MOST_CALLS);
    }
    assertThat(calls).isGreaterThan(5);
  }

  private static boolean diesAt(int call, Fault death) {
    TestBlobs blobs = new TestBlobs();
    blobs.send("PutPageBlob", "/box/pages", "x-ms-blob-content-length", "16777216");
    for (long page : new long[] {0, 9, 10_000}) {
      String range = "bytes=" + page * 512 + "-" + (page * 512 + 511);
      blobs.send("PutPage", "/box/pages?comp=page", random(512, page), "x-ms-range", range);
    }
    String id =
        blobs
            .send("CopyBlob", "/box/copy", "x-ms-copy-source", "http://far:10000/box/pages")
            .headers()
            .first("x-ms-copy-id")
            .orElseThrow();
    boolean died = run(blobs, id, call, death);
    blobs.bench().pass(Duration.ofMinutes(3));
    blobs.runner().continueAbandoned();
    while (!blobs.isIdle()) {
      blobs.runOne();
    }
    assertThat(blobs.header("/box/copy", "x-ms-copy-status")).isEqualTo("success");
    assertThat(Arrays.equals(blobs.bytes("/box/copy"), blobs.bytes("/box/pages"))).isTrue();
    return died;
  }

  private static boolean run(TestBlobs blobs, String id, int call, Fault death) {
    Fault[] faults = new Fault[call + 1];
    Arrays.fill(faults, Fault.NONE);
    faults[call] = death;
    CopyRunner runner =
        new CopyRunner(
            FaultyBlobs.of(blobs.bench(), Faults.script(faults)), blobs.sources(), Runnable::run);
    try {
      runner.run(CopyWork.key(id));
      return false;
    } catch (Died dead) {
      return true;
    }
  }
}

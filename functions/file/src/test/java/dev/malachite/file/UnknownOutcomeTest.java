package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.Fault;
import dev.malachite.store.Faults;
import dev.malachite.store.FaultyStore;
import dev.malachite.store.RetryingStore;
import dev.malachite.store.Unavailable;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Commits whose answers get lost: what was acknowledged is there, and nothing is counted twice. */
final class UnknownOutcomeTest {
  @Test
  void aTreeSurvivesLostAnswers() {
    for (int seed = 0; seed < 20; seed++) {
      Faults faults =
          Faults.seeded(
              seed, Map.of(Fault.LOSE_ANSWER, 800, Fault.FAIL_BEFORE, 800, Fault.THROTTLE, 400));
      Bench bench =
          new Bench(store ->
              new RetryingStore(new FaultyStore(store, faults, () -> {}), 20, attempt -> {}));
      persist(() -> bench.share("life"));
      persist(() -> bench.directory("/life/a"));
      for (int i = 0; i < 30; i++) {
        String path = "/life/a/f" + i;
        byte[] bytes = {(byte) i};
        persist(() -> bench.file(path, 1));
        persist(() -> bench.write(path, 0, bytes));
      }
      persist(() -> bench.run("DeleteFile", "/life/a/f0"));
      check(bench);
    }
  }

  private static void check(Bench bench) {
    assertThat(bench.names("/life/a")).hasSize(29);
    assertThat(bench.read("/life/a/f29")).containsExactly(29);
    assertThat(Bench.text(bench.run("GetShareStats", "/life?restype=share&comp=stats")))
        .contains("<ShareUsageBytes>29<");
  }

  /** As clients do: again until there is an answer, which may tell that it happened before. */
  private static void persist(Runnable request) {
    for (; ; ) {
      try {
        request.run();
        return;
      } catch (ApiException done) {
        assertThat(done.code())
            .isIn(
                ErrorCode.SHARE_ALREADY_EXISTS,
                ErrorCode.RESOURCE_ALREADY_EXISTS,
                ErrorCode.RESOURCE_NOT_FOUND);
        return;
      } catch (Unavailable unknown) {
        assertThat(unknown).hasMessageNotContaining("race");
      }
    }
  }
}

package dev.malachite.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.malachite.protocol.Operation;
import dev.malachite.store.Died;
import dev.malachite.store.Fault;
import dev.malachite.store.Faults;
import dev.malachite.store.FaultyStore;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CrashTest {
  private static final int MOST_CALLS = 10;

  @ParameterizedTest
  @EnumSource(
      value = Fault.class,
      names = {"DIE_BEFORE", "DIE_AFTER"})
  void aBatchIsDoneOrNotWhereverItsProcessDies(Fault death) {
    boolean survived = false;
    for (int call = 0; call < MOST_CALLS && !survived; call++) {
      Bench bench = new Bench().create("things");
      Throwable thrown = catchThrowable(dying(bench, call, death)::run);
      survived = thrown == null;
      assertThat(survived || thrown instanceof Died).isTrue();
      int rows = Rows.all(bench, "things", "PartitionKey eq 'p'").size();
      assertThat(rows).isIn(survived ? new Object[] {2} : new Object[] {0, 2});
    }
    assertThat(survived).isTrue();
  }

  private static Runnable dying(Bench bench, int call, Fault death) {
    Fault[] script = new Fault[call + 1];
    Arrays.fill(script, Fault.NONE);
    script[call] = death;
    FaultyStore mortal = new FaultyStore(bench.store, Faults.script(script), () -> {});
    Operation submit =
        bench.service(mortal, bench.clock).operations().get("SubmitEntityGroupTransaction");
    Batch batch = new Batch().insert("things", "p", "a", large()).insert("things", "p", "b", "");
    return () -> submit.handle(batch.call());
  }

  private static String large() {
    StringBuilder properties = new StringBuilder("\"A\":1");
    for (int number = 0; number < 14; number++) {
      properties
          .append(",\"P")
          .append(number)
          .append("\":\"")
          .append("x".repeat(30_000))
          .append('"');
    }
    return properties.toString();
  }
}

package dev.malachite.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.store.Change;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Outcome;
import dev.malachite.store.Page;
import dev.malachite.store.Range;
import dev.malachite.store.Store;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a batch is refused for must have been so at one instant, though reads are not. */
class BatchRefusalTest {
  private Runnable meanwhile = () -> {};
  private final Bench bench = new Bench(1, InterruptedReads::new).create("things");

  /** Reads the last of several keys first; something happens before the others. */
  private final class InterruptedReads implements Store {
    private final Store inner;

    InterruptedReads(Store inner) {
      this.inner = inner;
    }

    @Override
    public Map<Key, Item> read(Collection<Key> keys) {
      List<Key> all = List.copyOf(keys);
      Map<Key, Item> found = new HashMap<>(inner.read(List.of(all.getLast())));
      if (all.getLast().sort().endsWith("3")) {
        Runnable once = meanwhile;
        meanwhile = () -> {};
        once.run();
      }
      found.putAll(inner.read(all.subList(0, all.size() - 1)));
      return found;
    }

    @Override
    public Page scan(String partition, Range range, int limit) {
      return inner.scan(partition, range, limit);
    }

    @Override
    public Outcome commit(List<Change> changes) {
      return inner.commit(changes);
    }

    @Override
    public List<Key> due(Instant now, int limit) {
      return inner.due(now, limit);
    }

    @Override
    public void close() {
      inner.close();
    }
  }

  @Test
  void halfOfAnotherBatchIsNoReasonToRefuseOne() {
    Batch inserts = new Batch().insert("things", "p", "1", "").insert("things", "p", "3", "");
    Batch changes =
        new Batch()
            .add("MERGE", Calls.entity("things", "p", "1"), "{\"N\":1}", "If-Match: *")
            .add("DELETE", Calls.entity("things", "p", "3"), "", "If-Match: *");
    meanwhile = () -> bench.send("SubmitEntityGroupTransaction", inserts.call());

    String answer = Bench.text(bench.send("SubmitEntityGroupTransaction", changes.call()));

    assertThat(answer).contains("HTTP/1.1 204").doesNotContain("HTTP/1.1 404");
    assertThat(bench.get("things", "p", "1")).contains("\"N\":1");
  }
}

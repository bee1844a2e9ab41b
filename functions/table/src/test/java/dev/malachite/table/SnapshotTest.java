package dev.malachite.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.testing.store.Racing;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class SnapshotTest {
  private static final int ACCOUNTS = 20;
  private static final int WRITERS = 3;
  private static final int TRANSFERS = 60;
  private static final Pattern AMOUNT = Pattern.compile("\"N\":(-?\\d+)");

  private final Bench bench = new Bench(1, TornStore::new).create("things");

  @Test
  void readersNeverSeeHalfABatchThoughScansAreTorn() throws Exception {
    for (int account = 0; account < ACCOUNTS; account++) {
      bench.insert("things", "p", "a" + account, "\"N\":100");
    }
    AtomicInteger running = new AtomicInteger(WRITERS);
    List<Integer> looks =
        Racing.race(
            WRITERS + 2,
            racer -> racer < WRITERS ? transfer(racer, running) : watch(racer, running));
    assertThat(looks).allMatch(count -> count > 0);
    assertThat(sum("PartitionKey eq 'p'")).isEqualTo(100 * ACCOUNTS);
  }

  private int transfer(int seed, AtomicInteger running) {
    Random random = new Random(seed);
    int done = 0;
    while (done < TRANSFERS) {
      String from = "a" + random.nextInt(ACCOUNTS);
      String to = "a" + random.nextInt(ACCOUNTS);
      if (!from.equals(to) && transfer(from, to, random.nextInt(10))) {
        done++;
      }
    }
    running.decrementAndGet();
    return done;
  }

  private boolean transfer(String from, String to, int amount) {
    Batch batch = new Batch();
    add(batch, from, -amount);
    add(batch, to, amount);
    return Bench.text(bench.send("SubmitEntityGroupTransaction", batch.call()))
        .contains("HTTP/1.1 204");
  }

  private void add(Batch batch, String account, int amount) {
    var reply = bench.send("GetEntity", Calls.entity("things", "p", account), "");
    int now = Integer.parseInt(amounts(Bench.text(reply)).getFirst());
    batch.add(
        "MERGE",
        Calls.entity("things", "p", account),
        "{\"N\":" + (now + amount) + "}",
        "If-Match: " + Bench.header(reply, "ETag"));
  }

  private int watch(int racer, AtomicInteger running) {
    String filter = racer % 2 == 0 ? "PartitionKey eq 'p'" : "PartitionKey eq 'p' and N ge -100000";
    int looks = 0;
    while (running.get() > 0 || looks == 0) {
      assertThat(sum(filter)).isEqualTo(100 * ACCOUNTS);
      looks++;
    }
    return looks;
  }

  private int sum(String filter) {
    return amounts(Bench.text(bench.query("things", filter))).stream()
        .mapToInt(Integer::parseInt)
        .sum();
  }

  private static List<String> amounts(String json) {
    return AMOUNT.matcher(json).results().map((MatchResult found) -> found.group(1)).toList();
  }
}

package dev.malachite.store.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.malachite.domain.Clock;
import dev.malachite.domain.Ids;
import dev.malachite.store.Change;
import dev.malachite.store.Decision;
import dev.malachite.store.Fault;
import dev.malachite.store.Faults;
import dev.malachite.store.FaultyStore;
import dev.malachite.store.Key;
import dev.malachite.store.Meter;
import dev.malachite.store.MeteredStore;
import dev.malachite.store.Plan;
import dev.malachite.store.Rule;
import dev.malachite.store.Store;
import dev.malachite.store.Transactions;
import dev.malachite.store.Unavailable;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TransactionsTest {
  private static final Key COUNTER = new Key("p", "counter");
  private static final Key POINTER = new Key("p", "pointer");
  private static final Key TARGET = new Key("p", "target");

  private final MemoryStore memory = new MemoryStore();
  private final MeteredStore store = new MeteredStore(memory);
  private final List<String> seen = new ArrayList<>();

  @Test
  void aDecisionIsOneReadAndOneConditionalWrite() {
    Changes.created(memory, COUNTER, "1");
    assertThat(transactions(store).run(Plan.of(COUNTER), increment())).isEqualTo(2);
    assertThat(Changes.text(memory, COUNTER)).hasValue("2");
    Meter meter = store.meter();
    assertThat(meter.reads()).isEqualTo(1);
    assertThat(meter.keysRead()).isEqualTo(1);
    assertThat(meter.commits()).isEqualTo(1);
    assertThat(meter.transactions()).isZero();
    assertThat(meter.readUnits()).isEqualTo(1);
    assertThat(meter.writeUnits()).isEqualTo(1);
  }

  @Test
  void aDecisionWithoutChangesCommitsNothing() {
    Changes.created(memory, COUNTER, "1");
    assertThat(transactions(store).<String>run(Plan.of(COUNTER), view -> Decision.of("seen")))
        .isEqualTo("seen");
    assertThat(store.meter().commits()).isZero();
  }

  @Test
  void aLostRaceIsDecidedAgainFromTheNewState() {
    Changes.created(memory, COUNTER, "1");
    Store raced =
        new InterferingStore(
            store,
            commits -> {
              if (commits < 3) {
                overwrite(COUNTER, String.valueOf(10 * (commits + 1)));
              }
            });
    assertThat(transactions(raced).run(Plan.of(COUNTER), increment())).isEqualTo(31);
    assertThat(seen).containsExactly("1", "10", "20", "30");
    assertThat(Changes.text(memory, COUNTER)).hasValue("31");
  }

  @Test
  void anAttemptIsNotRepeated() {
    Changes.created(memory, COUNTER, "1");
    Store raced = new InterferingStore(store, commits -> overwriteOnce(commits, COUNTER, "10"));
    assertThat(transactions(raced).attempt(Plan.of(COUNTER), increment())).isEmpty();
    assertThat(Changes.text(memory, COUNTER)).hasValue("10");
    assertThat(transactions(raced).attempt(Plan.of(COUNTER), increment())).hasValue(11);
  }

  @Test
  void whatNobodyReadCanOnlyBeCreated() {
    Rule<String> create = view -> Decision.of("created").put(COUNTER, new byte[] {'1'});
    assertThat(transactions(store).attempt(Plan.of(), create)).hasValue("created");
    assertThat(transactions(store).attempt(Plan.of(), create)).isEmpty();
  }

  @Test
  void whoeverAlwaysLosesIsUnavailable() {
    Changes.created(memory, COUNTER, "1");
    Store raced = new InterferingStore(store, commits -> overwrite(COUNTER, "0"));
    assertThatExceptionOfType(Unavailable.class)
        .isThrownBy(() -> transactions(raced).run(Plan.of(COUNTER), increment()));
    assertThat(Changes.text(memory, COUNTER)).hasValue("0");
  }

  @Test
  void aCheckThatNoLongerHoldsIsDecidedAgain() {
    Changes.created(memory, COUNTER, "1");
    Changes.created(memory, POINTER, "open");
    Store raced = new InterferingStore(store, commits -> overwriteOnce(commits, POINTER, "closed"));
    Rule<String> rule =
        view -> {
          String state = Changes.text(view.item(POINTER).orElseThrow());
          Decision<String> decision = Decision.of(state);
          return state.equals("open")
              ? decision.check(POINTER).put(COUNTER, new byte[] {'9'})
              : decision;
        };
    assertThat(transactions(raced).run(Plan.of(COUNTER, POINTER), rule)).isEqualTo("closed");
    assertThat(Changes.text(memory, COUNTER)).hasValue("1");
  }

  @Test
  void aPlanMayNeedWhatItReadToNameTheRest() {
    Changes.created(memory, POINTER, "target");
    Changes.created(memory, TARGET, "found");
    assertThat(transactions(store).run(follow(List.of(POINTER)), readTarget())).isEqualTo("found");
    assertThat(store.meter().reads()).isEqualTo(2);
    assertThat(store.meter().keysRead()).isEqualTo(2);
  }

  @Test
  void aPlanThatGuessesRightCostsOneRead() {
    Changes.created(memory, POINTER, "target");
    Changes.created(memory, TARGET, "found");
    Plan hinted = follow(List.of(POINTER, TARGET));
    assertThat(transactions(store).run(hinted, readTarget())).isEqualTo("found");
    assertThat(store.meter().reads()).isEqualTo(1);
  }

  @Test
  void aPlanThatGuessesWrongCostsARoundAndNotTheAnswer() {
    Changes.created(memory, POINTER, "target");
    Changes.created(memory, TARGET, "found");
    Plan hinted = follow(List.of(POINTER, new Key("p", "elsewhere")));
    assertThat(transactions(store).run(hinted, readTarget())).isEqualTo("found");
    assertThat(store.meter().reads()).isEqualTo(2);
  }

  @Test
  void aPlanThatNeverEndsIsUnavailable() {
    Plan endless = known -> List.of(new Key("p", "key " + seen.size() + seen.add("asked")));
    assertThatExceptionOfType(Unavailable.class)
        .isThrownBy(() -> transactions(store).read(endless));
  }

  @Test
  void unavailablePassesThroughAndIsNotRepeated() {
    Changes.created(memory, COUNTER, "1");
    Store faulty = new FaultyStore(store, Faults.script(Fault.NONE, Fault.LOSE_ANSWER), () -> {});
    assertThatExceptionOfType(Unavailable.class)
        .isThrownBy(() -> transactions(faulty).run(Plan.of(COUNTER), increment()));
    assertThat(seen).containsExactly("1");
    assertThat(Changes.text(memory, COUNTER)).hasValue("2");
  }

  private static Transactions transactions(Store store) {
    Clock clock = () -> Instant.EPOCH;
    return new Transactions(store, clock, Ids.secure());
  }

  private Rule<Integer> increment() {
    return view -> {
      String text = Changes.text(view.item(COUNTER).orElseThrow());
      seen.add(text);
      int next = Integer.parseInt(text) + 1;
      return Decision.of(next).put(COUNTER, String.valueOf(next).getBytes(StandardCharsets.UTF_8));
    };
  }

  private static Rule<String> readTarget() {
    return view -> Decision.of(Changes.text(view.item(TARGET).orElseThrow()));
  }

  private static Plan follow(List<Key> first) {
    return known -> {
      List<Key> keys = new ArrayList<>(first);
      known.item(POINTER).ifPresent(item -> keys.add(new Key("p", Changes.text(item))));
      return keys;
    };
  }

  private void overwriteOnce(int commits, Key key, String value) {
    if (commits == 0) {
      overwrite(key, value);
    }
  }

  private void overwrite(Key key, String value) {
    long revision = memory.read(List.of(key)).get(key).revision();
    List<Change> change = List.of(Changes.put(key, revision, value));
    memory.commit(change);
  }
}

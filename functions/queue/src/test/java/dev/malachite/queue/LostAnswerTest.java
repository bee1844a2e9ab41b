package dev.malachite.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.malachite.store.Fault;
import dev.malachite.store.FaultyStore;
import dev.malachite.store.RetryingStore;
import dev.malachite.store.Unavailable;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The store does what it was asked for, but nobody hears of it. */
class LostAnswerTest {
  private final AtomicInteger callsBeforeFault = new AtomicInteger(Integer.MAX_VALUE);
  private final Bench bench =
      new Bench(
          1,
          store -> {
            FaultyStore faulty = new FaultyStore(store, this::fault, () -> {});
            return new RetryingStore(faulty, 3, attempt -> {});
          });

  private Fault fault() {
    return callsBeforeFault.getAndDecrement() == 0 ? Fault.LOSE_ANSWER : Fault.NONE;
  }

  private void loseAnswerAfter(int calls) {
    callsBeforeFault.set(calls);
  }

  @BeforeEach
  void createQueue() {
    bench.create("jobs");
  }

  @Test
  void aMessageIsPutOnce() {
    loseAnswerAfter(1);

    Received put = bench.put("jobs", "x".repeat(2000));

    assertThat(bench.count("jobs")).isEqualTo(1);
    assertThat(bench.delete("jobs", put.id(), put.receipt()).status()).isEqualTo(204);
  }

  @Test
  void aClaimIsKeptAndItsReceiptIsValid() {
    bench.put("jobs", "one");
    bench.put("jobs", "two");
    loseAnswerAfter(2);

    var got = bench.get("jobs", "numofmessages=2");

    assertThat(got).hasSize(2).extracting(Received::dequeueCount).containsOnly(1L);
    got.forEach(each ->
        assertThat(bench.delete("jobs", each.id(), each.receipt()).status()).isEqualTo(204));
  }

  @Test
  void anUpdateIsKeptAndItsReceiptIsValid() {
    Received put = bench.put("jobs", "old");
    loseAnswerAfter(1);

    String fresh =
        bench
            .update("jobs", put, 0, Calls.message("new"))
            .headers()
            .first("x-ms-popreceipt")
            .orElseThrow();

    assertThat(bench.peek("jobs")).extracting(Received::text).containsExactly("new");
    assertThat(bench.delete("jobs", put.id(), fresh).status()).isEqualTo(204);
  }

  @Test
  void aDeleteWhoseOutcomeIsUnknownIsNotCalledAMissingMessage() {
    Received put = bench.put("jobs", "work");
    loseAnswerAfter(1);

    assertThatThrownBy(() -> bench.delete("jobs", put.id(), put.receipt()))
        .isInstanceOf(Unavailable.class);
    assertThat(bench.count("jobs")).isZero();
  }
}

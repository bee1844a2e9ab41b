package dev.malachite.queue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PeekMessagesTest {
  private final Bench bench = new Bench();

  @BeforeEach
  void createQueue() {
    bench.create("jobs");
  }

  @Test
  void showsAMessageWithoutTheRightToChangeIt() {
    Received put = bench.put("jobs", "work");

    Received peeked = bench.peek("jobs").getFirst();

    assertThat(peeked.id()).isEqualTo(put.id());
    assertThat(peeked.text()).isEqualTo("work");
    assertThat(peeked.dequeueCount()).isZero();
    assertThat(peeked.receipt()).isEmpty();
    assertThat(peeked.nextVisible()).isEmpty();
  }

  @Test
  void changesNothing() {
    bench.put("jobs", "work");

    var cost = bench.cost(() -> bench.peek("jobs"));

    assertThat(cost.commits()).isZero();
    assertThat(bench.get("jobs")).extracting(Received::dequeueCount).containsExactly(1L);
  }

  @Test
  void showsAtMostAsManyAsAskedFor() {
    IntStream.range(0, 40).forEach(i -> bench.put("jobs", "x".repeat(i * 60)));

    assertThat(bench.peek("jobs")).hasSize(1);
    assertThat(bench.peek("jobs", "numofmessages=32")).hasSize(32);
  }

  @Test
  void showsNoMessageThatSomebodyHolds() {
    bench.put("jobs", "work");
    bench.get("jobs");

    assertThat(bench.peek("jobs")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "33"})
  void refusesNumbersOutOfRange(String count) {
    assertThat(bench.refusal("PeekMessages", "/jobs/messages?peekonly=true&numofmessages=" + count))
        .hasMessage("OutOfRangeQueryParameterValue");
  }

  @Test
  void refusesAQueueThatDoesNotExist() {
    assertThat(bench.refusal("PeekMessages", "/other/messages?peekonly=true"))
        .hasMessage("QueueNotFound");
  }
}

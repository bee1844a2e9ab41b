package dev.malachite.queue;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DeleteQueueTest {
  private final Bench bench = new Bench();

  @Test
  void deletesAQueueWithAllItsMessagesInOneCommit() {
    bench.create("jobs");
    for (int i = 0; i < 200; i++) {
      bench.put("jobs", "message " + i);
    }

    var cost = bench.cost(() -> bench.send("DeleteQueue", "/jobs"));

    assertThat(cost.commits()).isEqualTo(1);
    assertThat(cost.changes()).isEqualTo(2);
    assertThat(bench.refusal("GetMessages", "/jobs/messages")).hasMessage("QueueNotFound");
  }

  @Test
  void refusesAQueueThatDoesNotExist() {
    assertThat(bench.refusal("DeleteQueue", "/jobs"))
        .hasMessage("QueueNotFound")
        .returns(404, error -> error.status());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "DeleteQueue",
        "GetQueueMetadata",
        "SetQueueMetadata",
        "GetQueueAcl",
        "SetQueueAcl"
      })
  void leavesNothingThatOperationsOnTheQueueCouldFind(String operation) {
    bench.create("jobs");
    bench.send("DeleteQueue", "/jobs");

    assertThat(bench.refusal(operation, "/jobs")).hasMessage("QueueNotFound");
  }

  @Test
  void makesReceiptsOfItsMessagesWorthless() {
    bench.create("jobs");
    Received message = bench.put("jobs", "text");
    bench.send("DeleteQueue", "/jobs");
    bench.clock.advanceSeconds(30);
    bench.create("jobs");

    assertThat(bench.refusal("DeleteMessage", Bench.uri("jobs", message.id(), message.receipt())))
        .hasMessage("MessageNotFound");
  }
}

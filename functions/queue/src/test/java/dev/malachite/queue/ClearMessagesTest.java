package dev.malachite.queue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ClearMessagesTest {
  private final Bench bench = new Bench();

  @Test
  void removesAllMessagesVisibleOrNotInOneCommit() {
    bench.create("jobs");
    IntStream.range(0, 300).forEach(i -> bench.put("jobs", "m", "visibilitytimeout=" + i % 2));

    var cost = bench.cost(() -> bench.send("ClearMessages", "/jobs/messages"));

    assertThat(cost.commits()).isEqualTo(1);
    assertThat(cost.changes()).isEqualTo(2);
    bench.clock.advanceSeconds(1);
    assertThat(bench.get("jobs")).isEmpty();
    assertThat(bench.count("jobs")).isZero();
  }

  @Test
  void keepsTheQueueWithItsMetadataAndPolicies() {
    bench.send("CreateQueue", "/jobs", "", "x-ms-meta-a", "1");
    bench.send("SetQueueAcl", "/jobs?comp=acl", QueueAclTest.policy("reader"));

    assertThat(bench.send("ClearMessages", "/jobs/messages").status()).isEqualTo(204);

    assertThat(bench.send("GetQueueMetadata", "/jobs").headers().first("x-ms-meta-a"))
        .contains("1");
    assertThat(QueueAclTest.ids(bench)).containsExactly("reader");
    bench.put("jobs", "new");
    assertThat(bench.get("jobs")).hasSize(1);
  }

  @Test
  void makesReceiptsWorthless() {
    bench.create("jobs");
    Received put = bench.put("jobs", "work");

    bench.send("ClearMessages", "/jobs/messages");

    assertThat(bench.refusal("DeleteMessage", Bench.uri("jobs", put.id(), put.receipt())))
        .hasMessage("MessageNotFound");
  }

  @Test
  void refusesAQueueThatDoesNotExist() {
    assertThat(bench.refusal("ClearMessages", "/jobs/messages")).hasMessage("QueueNotFound");
  }
}

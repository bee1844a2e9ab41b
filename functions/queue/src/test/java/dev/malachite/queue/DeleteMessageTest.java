package dev.malachite.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.store.Range;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DeleteMessageTest {
  private final Bench bench = new Bench();

  @BeforeEach
  void createQueue() {
    bench.create("jobs");
  }

  private String errorOf(String id, String receipt) {
    return bench.refusal("DeleteMessage", Bench.uri("jobs", id, receipt)).code().code();
  }

  @ParameterizedTest
  @ValueSource(ints = {10, 5000})
  void removesTheMessageAndItsText(int length) {
    bench.put("jobs", "x".repeat(length));
    Received got = bench.get("jobs").getFirst();

    var cost =
        bench.cost(() ->
            assertThat(bench.delete("jobs", got.id(), got.receipt()).status()).isEqualTo(204));

    assertThat(cost.reads()).isEqualTo(1);
    assertThat(cost.commits()).isEqualTo(1);
    assertThat(cost.changes()).isEqualTo(length > 1024 ? 2 : 1);
    assertThat(bench.count("jobs")).isZero();
  }

  @Test
  void takesTheReceiptOfTheProducer() {
    Received put = bench.put("jobs", "work");

    assertThat(bench.delete("jobs", put.id(), put.receipt()).status()).isEqualTo(204);
    assertThat(bench.get("jobs")).isEmpty();
  }

  @Test
  void takesAReceiptWhoseTimeIsOverWhileNobodyElseTookTheMessage() {
    bench.put("jobs", "work");
    Received got = bench.get("jobs", "visibilitytimeout=1").getFirst();
    bench.clock.advanceSeconds(100);

    assertThat(bench.delete("jobs", got.id(), got.receipt()).status()).isEqualTo(204);
  }

  @Test
  void refusesAReceiptOnceTheMessageWasDeliveredAgain() {
    bench.put("jobs", "work");
    Received first = bench.get("jobs", "visibilitytimeout=1").getFirst();
    bench.clock.advanceSeconds(1);
    Received second = bench.get("jobs").getFirst();

    assertThat(errorOf(first.id(), first.receipt())).isEqualTo("MessageNotFound");
    assertThat(bench.delete("jobs", second.id(), second.receipt()).status()).isEqualTo(204);
  }

  @Test
  void refusesAMessageThatIsGone() {
    Received put = bench.put("jobs", "work");
    bench.delete("jobs", put.id(), put.receipt());

    assertThat(errorOf(put.id(), put.receipt())).isEqualTo("MessageNotFound");
  }

  @Test
  void refusesAMessageThatHasExpired() {
    Received put = bench.put("jobs", "work", "messagettl=10");
    bench.clock.advanceSeconds(10);

    assertThat(errorOf(put.id(), put.receipt())).isEqualTo("MessageNotFound");
  }

  @Test
  void refusesTheReceiptOfAnotherMessage() {
    Received one = bench.put("jobs", "one");
    Received other = bench.put("jobs", "other");
    bench.clock.advanceSeconds(1);
    Received third = bench.put("jobs", "third");

    assertThat(errorOf(one.id(), third.receipt())).isEqualTo("MessageNotFound");
    assertThat(errorOf(one.id(), other.receipt())).isEqualTo("MessageNotFound");
    assertThat(bench.count("jobs")).isEqualTo(3);
  }

  @Test
  void refusesIdsThatNoMessageHas() {
    Received put = bench.put("jobs", "work");

    assertThat(errorOf(UUID.randomUUID().toString(), put.receipt())).isEqualTo("MessageNotFound");
    assertThat(errorOf(put.id() + "x", put.receipt())).isEqualTo("MessageNotFound");
    assertThat(errorOf("%F0%9F%8E%88", put.receipt())).isEqualTo("MessageNotFound");
    assertThat(errorOf("x".repeat(6000), put.receipt())).isEqualTo("MessageNotFound");
  }

  @ParameterizedTest
  @ValueSource(strings = {"garbage", "AAAA", "%20", "AQAAAAAAAAAAAAAAAAAAAAAAAAAA"})
  void refusesWhatNeverWasAReceipt(String receipt) {
    Received put = bench.put("jobs", "work");

    assertThat(bench.refusal("DeleteMessage", Bench.uri("jobs", put.id(), receipt)))
        .hasMessage("InvalidQueryParameterValue")
        .returns(400, error -> error.status())
        .returns("popreceipt", error -> error.details().get("QueryParameterName"));
    assertThat(errorOf(put.id(), put.receipt() + "Random")).isEqualTo("InvalidQueryParameterValue");
  }

  @Test
  void refusesARequestWithoutReceipt() {
    Received put = bench.put("jobs", "work");

    assertThat(bench.refusal("DeleteMessage", "/jobs/messages/" + put.id()))
        .hasMessage("MissingRequiredQueryParameter");
  }

  @Test
  void refusesAQueueThatDoesNotExist() {
    Received put = bench.put("jobs", "work");

    assertThat(bench.refusal("DeleteMessage", Bench.uri("other", put.id(), put.receipt())))
        .hasMessage("QueueNotFound");
  }

  @Test
  void leavesNoItemBehind() {
    bench.put("jobs", "x".repeat(5000));
    Received got = bench.get("jobs").getFirst();
    bench.delete("jobs", got.id(), got.receipt());

    String partition = Partitions.of(bench, "jobs", 0);

    assertThat(bench.store.scan(partition, Range.all(), 10).items()).isEmpty();
  }
}

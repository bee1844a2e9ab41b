package dev.malachite.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Reply;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GetMessagesTest {
  private final Bench bench = new Bench();

  @BeforeEach
  void createQueue() {
    bench.create("jobs");
  }

  @Test
  void hidesTheMessageAndCountsTheDelivery() {
    Received put = bench.put("jobs", "work");

    Received got = bench.get("jobs").getFirst();

    assertThat(got.id()).isEqualTo(put.id());
    assertThat(got.text()).isEqualTo("work");
    assertThat(got.dequeueCount()).isEqualTo(1);
    assertThat(got.receipt()).isNotEqualTo(put.receipt());
    assertThat(got.nextVisible()).isEqualTo("Wed, 02 Jan 2030 03:04:35 GMT");
    assertThat(got.insertionTime()).isEqualTo(put.insertionTime());
    assertThat(got.expirationTime()).isEqualTo(put.expirationTime());
    assertThat(bench.get("jobs")).isEmpty();
  }

  @Test
  void writesAnEmptyListAsTheServiceDoes() throws Exception {
    Reply reply = bench.send("GetMessages", "/jobs/messages");

    assertThat(reply.status()).isEqualTo(200);
    assertThat(reply.headers().first("Cache-Control")).contains("no-cache");
    assertThat(Bench.text(reply))
        .isEqualTo("<?xml version=\"1.0\" encoding=\"utf-8\"?><QueueMessagesList />");
  }

  @Test
  void writesTheElementsInTheOrderOfTheService() throws Exception {
    bench.put("jobs", "work");

    assertThat(Bench.text(bench.send("GetMessages", "/jobs/messages")))
        .containsSubsequence(
            "<MessageId>",
            "<InsertionTime>",
            "<ExpirationTime>",
            "<PopReceipt>",
            "<TimeNextVisible>",
            "<DequeueCount>1<",
            "<MessageText>work<");
  }

  @Test
  void deliversAgainWhenTheTimeIsOverToTheMillisecond() {
    bench.put("jobs", "work");
    bench.get("jobs", "visibilitytimeout=5");
    bench.clock.advance(Duration.ofMillis(4_999));
    assertThat(bench.get("jobs")).isEmpty();

    bench.clock.advance(Duration.ofMillis(1));

    assertThat(bench.get("jobs")).extracting(Received::dequeueCount).containsExactly(2L);
  }

  @Test
  void deliversInTheOrderOfVisibility() {
    for (String text : List.of("first", "second", "third")) {
      bench.put("jobs", text);
      bench.clock.advance(Duration.ofMillis(1));
    }

    assertThat(bench.get("jobs", "numofmessages=2"))
        .extracting(Received::text)
        .containsExactly("first", "second");
    assertThat(bench.get("jobs")).extracting(Received::text).containsExactly("third");
  }

  @Test
  void deliversAsManyAsAreAskedForAndThere() {
    IntStream.range(0, 40).forEach(i -> bench.put("jobs", "m" + i));

    assertThat(bench.get("jobs", "numofmessages=32")).hasSize(32);
    assertThat(bench.get("jobs", "numofmessages=32")).hasSize(8);
  }

  @Test
  void mayHideAMessageForLongerThanItLives() {
    bench.put("jobs", "short", "messagettl=10");

    Received got = bench.get("jobs", "visibilitytimeout=100").getFirst();
    bench.clock.advanceSeconds(10);

    assertThat(bench.refusal("DeleteMessage", Bench.uri("jobs", got.id(), got.receipt())))
        .hasMessage("MessageNotFound");
  }

  @Test
  void findsALivingMessageBehindManyExpiredOnes() {
    IntStream.range(0, 3000).forEach(i -> bench.put("jobs", "dead", "messagettl=1"));
    bench.clock.advanceSeconds(2);
    bench.put("jobs", "alive");

    assertThat(bench.get("jobs")).extracting(Received::text).containsExactly("alive");
  }

  @Test
  void removesTheExpiredOnesItHadToStepOver() {
    IntStream.range(0, 120)
        .forEach(i -> bench.put("jobs", i % 2 == 0 ? "dead" : "d".repeat(2000), "messagettl=1"));
    bench.clock.advanceSeconds(2);
    bench.get("jobs");

    var cost = bench.cost(() -> bench.get("jobs"));

    assertThat(cost.itemsScanned()).isZero();
    assertThat(cost.commits()).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "numofmessages=0, OutOfRangeQueryParameterValue, 1, 32",
    "numofmessages=33, OutOfRangeQueryParameterValue, 1, 32",
    "visibilitytimeout=0, OutOfRangeQueryParameterValue, 1, 604800",
    "visibilitytimeout=604801, OutOfRangeQueryParameterValue, 1, 604800"
  })
  void refusesNumbersOutOfRange(String parameter, String code, String minimum, String maximum) {
    assertThat(bench.refusal("GetMessages", "/jobs/messages?" + parameter))
        .hasMessage(code)
        .returns(400, error -> error.status())
        .returns(minimum, error -> error.details().get("MinimumAllowed"))
        .returns(maximum, error -> error.details().get("MaximumAllowed"));
  }

  @Test
  void refusesWhatIsNotANumber() {
    assertThat(bench.refusal("GetMessages", "/jobs/messages?numofmessages=many"))
        .hasMessage("InvalidQueryParameterValue");
  }

  @Test
  void refusesAQueueThatDoesNotExist() {
    assertThat(bench.refusal("GetMessages", "/other/messages")).hasMessage("QueueNotFound");
  }
}

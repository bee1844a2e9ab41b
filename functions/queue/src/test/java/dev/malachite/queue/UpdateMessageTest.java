package dev.malachite.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.malachite.protocol.Reply;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UpdateMessageTest {
  private final Bench bench = new Bench();

  @BeforeEach
  void createQueue() {
    bench.create("jobs");
  }

  private String errorOf(Received message, String parameters) {
    String uri = Bench.uri("jobs", message.id(), message.receipt()) + parameters;
    return bench.refusal("UpdateMessage", uri).code().code();
  }

  @Test
  void givesTheMessageAnotherTextAndVisibility() {
    bench.put("jobs", "old");
    Received got = bench.get("jobs").getFirst();

    Reply reply = bench.update("jobs", got, 10, Calls.message("new"));

    assertThat(reply.status()).isEqualTo(204);
    assertThat(reply.headers().first("x-ms-time-next-visible"))
        .contains("Wed, 02 Jan 2030 03:04:15 GMT");
    assertThat(bench.peek("jobs")).isEmpty();
    bench.clock.advanceSeconds(10);
    Received again = bench.get("jobs").getFirst();
    assertThat(again.text()).isEqualTo("new");
    assertThat(again.dequeueCount()).isEqualTo(2);
    assertThat(again.insertionTime()).isEqualTo(got.insertionTime());
    assertThat(again.expirationTime()).isEqualTo(got.expirationTime());
  }

  @Test
  void keepsTheTextWhereNoneIsSent() {
    bench.put("jobs", "kept");

    bench.update("jobs", bench.get("jobs").getFirst(), 0, "");

    assertThat(bench.peek("jobs"))
        .extracting(Received::text, Received::dequeueCount)
        .containsExactly(tuple("kept", 1L));
  }

  @ParameterizedTest
  @CsvSource({"10, 10", "10, 5000", "5000, 10", "5000, 6000", "65536, 65536", "5000, 0"})
  void replacesTextsOfAnyLength(int before, int after) {
    bench.put("jobs", "a".repeat(before));

    bench.update("jobs", bench.get("jobs").getFirst(), 0, Calls.message("b".repeat(after)));

    assertThat(bench.get("jobs").getFirst().text()).isEqualTo("b".repeat(after));
  }

  @Test
  void keepsALongTextThatIsNotReplaced() {
    bench.put("jobs", "a".repeat(5000));

    bench.update("jobs", bench.get("jobs").getFirst(), 0, "");

    assertThat(bench.get("jobs").getFirst().text()).hasSize(5000);
  }

  @Test
  void renewsTheReceiptAndEndsTheOldOne() {
    bench.put("jobs", "work");
    Received got = bench.get("jobs").getFirst();

    String fresh =
        bench.update("jobs", got, 60, "").headers().first("x-ms-popreceipt").orElseThrow();

    assertThat(errorOf(got, "&visibilitytimeout=0")).isEqualTo("MessageNotFound");
    assertThat(bench.delete("jobs", got.id(), fresh).status()).isEqualTo(204);
  }

  @Test
  void endsTheOldReceiptEvenWhereTheTimeStaysTheSame() {
    Received put = bench.put("jobs", "work");

    bench.update("jobs", put, 0, "");

    assertThat(errorOf(put, "&visibilitytimeout=0")).isEqualTo("MessageNotFound");
  }

  @Test
  void takesTheReceiptOfTheProducer() {
    Received put = bench.put("jobs", "work");

    assertThat(bench.update("jobs", put, 30, Calls.message("new")).status()).isEqualTo(204);
    assertThat(bench.peek("jobs")).isEmpty();
  }

  @Test
  void takesAReceiptWhoseTimeIsOverWhileNobodyElseTookTheMessage() {
    bench.put("jobs", "work");
    Received got = bench.get("jobs", "visibilitytimeout=1").getFirst();
    bench.clock.advanceSeconds(100);

    assertThat(bench.update("jobs", got, 30, "").status()).isEqualTo(204);
  }

  @Test
  void refusesAReceiptOnceTheMessageWasDeliveredAgain() {
    bench.put("jobs", "work");
    Received first = bench.get("jobs", "visibilitytimeout=1").getFirst();
    bench.clock.advanceSeconds(1);
    bench.get("jobs");

    assertThat(errorOf(first, "&visibilitytimeout=0")).isEqualTo("MessageNotFound");
  }

  @Test
  void refusesAMessageThatHasExpired() {
    Received put = bench.put("jobs", "work", "messagettl=10");
    bench.clock.advance(Duration.ofSeconds(10));

    assertThat(errorOf(put, "&visibilitytimeout=0")).isEqualTo("MessageNotFound");
  }

  @Test
  void refusesToHideAMessageBeyondItsExpiry() {
    Received put = bench.put("jobs", "work", "messagettl=10");

    assertThat(errorOf(put, "&visibilitytimeout=11")).isEqualTo("OutOfRangeQueryParameterValue");
    assertThat(bench.update("jobs", put, 10, "").status()).isEqualTo(204);
  }

  @ParameterizedTest
  @CsvSource({
    "&visibilitytimeout=-1, OutOfRangeQueryParameterValue",
    "&visibilitytimeout=604801, OutOfRangeQueryParameterValue",
    "&visibilitytimeout=x, InvalidQueryParameterValue",
    "'', MissingRequiredQueryParameter"
  })
  void refusesTimesThatAreMissingOrOutOfRange(String parameters, String code) {
    assertThat(errorOf(bench.put("jobs", "work"), parameters)).isEqualTo(code);
  }

  @Test
  void refusesATextOfMoreThan64KiB() {
    Received put = bench.put("jobs", "work");
    String uri = Bench.uri("jobs", put.id(), put.receipt()) + "&visibilitytimeout=0";

    assertThat(bench.refusal("UpdateMessage", uri, Calls.message("x".repeat(65537))))
        .hasMessage("RequestBodyTooLarge");
    assertThat(bench.refusal("UpdateMessage", uri, "<Queue")).hasMessage("InvalidXmlDocument");
  }

  @Test
  void costsOneReadAndOneCommit() {
    Received put = bench.put("jobs", "x".repeat(5000));

    var cost = bench.cost(() -> bench.update("jobs", put, 5, Calls.message("y".repeat(5000))));

    assertThat(cost.reads()).isEqualTo(1);
    assertThat(cost.commits()).isEqualTo(1);
  }
}

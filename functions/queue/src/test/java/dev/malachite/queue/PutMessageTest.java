package dev.malachite.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Reply;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PutMessageTest {
  private final Bench bench = new Bench();

  @BeforeEach
  void createQueue() {
    bench.create("jobs");
  }

  @Test
  void answersWithWhatTheProducerNeedsToChangeItsMessage() {
    Reply reply = bench.send("PutMessage", "/jobs/messages", Calls.message("hello"));

    assertThat(reply.status()).isEqualTo(201);
    Received message = Received.listOf(reply).getFirst();
    assertThat(message.id()).hasSize(36);
    assertThat(message.insertionTime()).isEqualTo("Wed, 02 Jan 2030 03:04:05 GMT");
    assertThat(message.expirationTime()).isEqualTo("Wed, 09 Jan 2030 03:04:05 GMT");
    assertThat(message.nextVisible()).isEqualTo("Wed, 02 Jan 2030 03:04:05 GMT");
    assertThat(message.receipt()).isNotEmpty();
    assertThat(message.text()).isEmpty();
  }

  @Test
  void answersOldVersionsWithoutADocument() {
    Reply reply =
        bench.send(
            "PutMessage", "/jobs/messages", Calls.message("x"), "x-ms-version", "2015-12-11");

    assertThat(reply.status()).isEqualTo(201);
    assertThat(reply.payload().length()).isZero();
  }

  @Test
  void isVisibleAtOnceUnlessToldOtherwise() {
    bench.put("jobs", "now");
    bench.put("jobs", "later", "visibilitytimeout=10");

    assertThat(bench.peek("jobs", "numofmessages=32"))
        .extracting(Received::text)
        .containsExactly("now");
  }

  @Test
  void becomesVisibleToTheMillisecond() {
    bench.put("jobs", "later", "visibilitytimeout=10");
    bench.clock.advance(Duration.ofMillis(9_999));
    assertThat(bench.peek("jobs")).isEmpty();

    bench.clock.advance(Duration.ofMillis(1));

    assertThat(bench.peek("jobs")).hasSize(1);
  }

  @Test
  void expiresToTheMillisecond() {
    bench.put("jobs", "short", "messagettl=10");
    bench.clock.advance(Duration.ofMillis(9_999));
    assertThat(bench.peek("jobs")).hasSize(1);

    bench.clock.advance(Duration.ofMillis(1));

    assertThat(bench.peek("jobs")).isEmpty();
    assertThat(bench.get("jobs")).isEmpty();
  }

  @Test
  void neverExpiresWithATimeToLiveOfMinusOne() {
    Received message = bench.put("jobs", "eternal", "messagettl=-1");
    bench.clock.advance(Duration.ofDays(36_500));

    assertThat(message.expirationTime()).isEqualTo("Fri, 31 Dec 9999 23:59:59 GMT");
    assertThat(bench.get("jobs")).extracting(Received::text).containsExactly("eternal");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "&lt;a&gt; &amp; \"b\"", "grüße 漢字 🎈", "line\nline\ttab"})
  void keepsTheTextAsItIs(String escaped) {
    bench.put("jobs", escaped);

    String text = escaped.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
    assertThat(bench.get("jobs")).extracting(Received::text).containsExactly(text);
  }

  @ParameterizedTest
  @ValueSource(ints = {1024, 1025, 65536})
  void keepsTextsOfAnyPermittedLength(int length) {
    bench.put("jobs", "x".repeat(length));

    assertThat(bench.peek("jobs").getFirst().text()).hasSize(length);
    assertThat(bench.get("jobs").getFirst().text()).hasSize(length);
  }

  @Test
  void refusesATextOfMoreThan64KiBInUtf8() {
    assertThat(
            bench.refusal("PutMessage", "/jobs/messages", Calls.message("x".repeat(65535) + "ü")))
        .hasMessage("RequestBodyTooLarge")
        .returns(413, error -> error.status())
        .returns("65536", error -> error.details().get("MaxLimit"));
  }

  @Test
  void refusesABodyThatIsTooLargeToBeAMessage() {
    assertThat(bench.refusal("PutMessage", "/jobs/messages", Calls.message("x".repeat(2_000_000))))
        .hasMessage("RequestBodyTooLarge")
        .returns(413, error -> error.status());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "text",
        "<QueueMessage><MessageText>a</MessageText>",
        "<Message><MessageText>a</MessageText></Message>",
        "<QueueMessage><MessageText><b>a</b></MessageText></QueueMessage>",
        "<QueueMessage><MessageText>&#1;</MessageText></QueueMessage>",
        "<!DOCTYPE a [<!ENTITY b 'c'>]><QueueMessage><MessageText>&b;</MessageText></QueueMessage>"
      })
  void refusesWhatIsNotAMessageDocument(String body) {
    assertThat(bench.refusal("PutMessage", "/jobs/messages", body))
        .hasMessage("InvalidXmlDocument")
        .returns(400, error -> error.status());
  }

  @Test
  void refusesADocumentWithoutText() {
    assertThat(bench.refusal("PutMessage", "/jobs/messages", "<QueueMessage/>"))
        .hasMessage("MissingRequiredXmlNode");
  }

  @ParameterizedTest
  @CsvSource({
    "visibilitytimeout=-1, OutOfRangeQueryParameterValue",
    "visibilitytimeout=604801, OutOfRangeQueryParameterValue",
    "visibilitytimeout=x, InvalidQueryParameterValue",
    "visibilitytimeout=10&messagettl=10, InvalidQueryParameterValue",
    "visibilitytimeout=604800, InvalidQueryParameterValue",
    "messagettl=0, InvalidQueryParameterValue",
    "messagettl=-2, InvalidQueryParameterValue",
    "messagettl=1.5, InvalidQueryParameterValue",
    "messagettl=99999999999, InvalidQueryParameterValue"
  })
  void refusesTimesOutOfRange(String parameters, String code) {
    assertThat(bench.refusal("PutMessage", "/jobs/messages?" + parameters, Calls.message("x")))
        .hasMessage(code)
        .returns(400, error -> error.status());
  }

  @Test
  void refusesLongLivesInOldVersions() {
    assertThat(
            bench.refusal(
                "PutMessage",
                "/jobs/messages?messagettl=-1",
                Calls.message("x"),
                "x-ms-version",
                "2016-05-31"))
        .hasMessage("OutOfRangeQueryParameterValue")
        .returns("604800", error -> error.details().get("MaximumAllowed"));
  }

  @Test
  void takesTheLongestInvisibilityWithALongerLife() {
    bench.put("jobs", "x", "visibilitytimeout=604800", "messagettl=604801");
    bench.clock.advanceSeconds(604_800);

    assertThat(bench.get("jobs")).hasSize(1);
  }

  @Test
  void refusesAQueueThatDoesNotExist() {
    assertThat(bench.refusal("PutMessage", "/other/messages", Calls.message("x")))
        .hasMessage("QueueNotFound")
        .returns(404, error -> error.status());
  }

  @Test
  void costsOneReadAndOneCommit() {
    var small = bench.cost(() -> bench.put("jobs", "x"));
    var large = bench.cost(() -> bench.put("jobs", "x".repeat(65536)));

    assertThat(small.reads() + small.scans()).isEqualTo(1);
    assertThat(small.changes()).isEqualTo(1);
    assertThat(large.reads() + large.scans()).isEqualTo(1);
    assertThat(large.commits()).isEqualTo(1);
    assertThat(large.changes()).isEqualTo(2);
  }
}

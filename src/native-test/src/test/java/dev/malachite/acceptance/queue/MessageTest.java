package dev.malachite.acceptance.queue;

import static dev.malachite.acceptance.queue.QueueClients.assertRefused;
import static dev.malachite.acceptance.queue.QueueClients.pause;
import static org.assertj.core.api.Assertions.assertThat;

import com.azure.storage.queue.QueueClient;
import com.azure.storage.queue.models.PeekedMessageItem;
import com.azure.storage.queue.models.QueueMessageItem;
import com.azure.storage.queue.models.SendMessageResult;
import com.azure.storage.queue.models.UpdateMessageResult;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The life of a message. */
class MessageTest {
  private final QueueClient queue = QueueClients.queue();

  @Test
  void aMessageIsSentPeekedReceivedUpdatedAndDeleted() {
    SendMessageResult sent = queue.sendMessage("hello");
    assertThat(sent.getTimeNextVisible()).isEqualTo(sent.getInsertionTime());
    assertThat(sent.getExpirationTime()).isEqualTo(sent.getInsertionTime().plusDays(7));

    PeekedMessageItem peeked = queue.peekMessage();
    assertThat(peeked.getMessageId()).isEqualTo(sent.getMessageId());
    assertThat(peeked.getDequeueCount()).isZero();

    QueueMessageItem received = queue.receiveMessage();
    assertThat(received.getBody()).hasToString("hello");
    assertThat(received.getDequeueCount()).isOne();
    assertThat(received.getTimeNextVisible()).isAfter(OffsetDateTime.now().plusSeconds(25));
    assertThat(queue.receiveMessage()).isNull();
    assertThat(queue.peekMessage()).isNull();

    UpdateMessageResult updated =
        queue.updateMessage(
            received.getMessageId(), received.getPopReceipt(), "changed", Duration.ZERO);
    assertThat(queue.peekMessage().getBody()).hasToString("changed");
    assertThat(queue.peekMessage().getDequeueCount()).isOne();

    queue.deleteMessage(received.getMessageId(), updated.getPopReceipt());
    assertThat(queue.receiveMessage()).isNull();
    assertThat(queue.getProperties().getApproximateMessagesCount()).isZero();
  }

  @Test
  void messagesComeInTheOrderTheyWereSent() {
    for (int i = 0; i < 10; i++) {
      queue.sendMessage("m" + i);
      pause(2);
    }

    assertThat(queue.receiveMessages(10).stream().map(each -> each.getBody().toString()))
        .containsExactlyElementsOf(IntStream.range(0, 10).mapToObj(i -> "m" + i).toList());
  }

  @Test
  void atMostThirtyTwoMessagesComeAtOnce() {
    IntStream.range(0, 40).forEach(i -> queue.sendMessage("m" + i));
    Set<String> ids = new HashSet<>();

    queue.receiveMessages(32).forEach(message -> ids.add(message.getMessageId()));
    assertThat(ids).hasSize(32);
    queue.receiveMessages(32).forEach(message -> ids.add(message.getMessageId()));

    assertThat(ids).hasSize(40);
    assertRefused(
        400,
        "OutOfRangeQueryParameterValue",
        () -> queue.receiveMessages(33).forEach(message -> {}));
    assertRefused(
        400,
        "OutOfRangeQueryParameterValue",
        () -> queue.peekMessages(33, null, null).forEach(message -> {}));
  }

  @Test
  void aMessageReappearsWhenItsTimeIsOver() {
    queue.sendMessage("work");
    QueueMessageItem first = receive(Duration.ofSeconds(1));
    assertThat(queue.receiveMessage()).isNull();
    pause(1_050);

    QueueMessageItem second = queue.receiveMessage();

    assertThat(second.getMessageId()).isEqualTo(first.getMessageId());
    assertThat(second.getDequeueCount()).isEqualTo(2);
    assertThat(second.getPopReceipt()).isNotEqualTo(first.getPopReceipt());
  }

  @Test
  void aMessageCanBeSentForLaterAndForAShortLife() {
    queue.sendMessageWithResponse(
        "later", Duration.ofSeconds(1), Duration.ofSeconds(2), null, null);
    assertThat(queue.receiveMessage()).isNull();
    pause(1_050);
    assertThat(queue.peekMessage().getBody()).hasToString("later");
    pause(1_000);

    assertThat(queue.peekMessage()).isNull();
    assertThat(queue.getProperties().getApproximateMessagesCount()).isZero();
  }

  @Test
  void aMessageCanLiveForEver() {
    SendMessageResult sent =
        queue.sendMessageWithResponse("x", null, Duration.ofSeconds(-1), null, null).getValue();

    assertThat(sent.getExpirationTime().getYear()).isEqualTo(9999);
    assertThat(queue.receiveMessage().getExpirationTime().getYear()).isEqualTo(9999);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 1024, 1025, 65_536})
  void textsOfAnyPermittedLengthAreKept(int length) {
    String text = "x".repeat(length);
    queue.sendMessage(text);

    assertThat(queue.peekMessage().getBody()).hasToString(text);
    QueueMessageItem received = queue.receiveMessage();
    assertThat(received.getBody()).hasToString(text);
    queue.updateMessage(received.getMessageId(), received.getPopReceipt(), null, Duration.ZERO);
    assertThat(queue.receiveMessage().getBody()).hasToString(text);
  }

  @Test
  void textsKeepTheirCharacters() {
    for (String text : List.of("<a>&\"'</a>", "grüße 漢字 🎈", "two\nlines", "  spaces  ")) {
      queue.sendMessage(text);
      QueueMessageItem received = queue.receiveMessage();
      assertThat(received.getBody()).hasToString(text);
      queue.deleteMessage(received.getMessageId(), received.getPopReceipt());
    }
  }

  @Test
  void aTextMayBeEmpty() {
    queue.sendMessage("");

    assertThat(queue.receiveMessage().getBody()).isNull();
  }

  @Test
  void tooLongTextsAreRefused() {
    assertRefused(413, "RequestBodyTooLarge", () -> queue.sendMessage("x".repeat(65_537)));
    assertRefused(413, "RequestBodyTooLarge", () -> queue.sendMessage("ü".repeat(32_769)));
    SendMessageResult sent = queue.sendMessage("short");
    assertRefused(
        413,
        "RequestBodyTooLarge",
        () ->
            queue.updateMessage(
                sent.getMessageId(), sent.getPopReceipt(), "x".repeat(65_537), Duration.ZERO));
  }

  @Test
  void clearingRemovesAllMessages() {
    IntStream.range(0, 20).forEach(i -> queue.sendMessage("m" + i));
    SendMessageResult sent = queue.sendMessage("last");
    queue.receiveMessage();

    queue.clearMessages();

    assertThat(queue.getProperties().getApproximateMessagesCount()).isZero();
    assertThat(queue.receiveMessage()).isNull();
    assertRefused(
        404,
        "MessageNotFound",
        () -> queue.deleteMessage(sent.getMessageId(), sent.getPopReceipt()));
  }

  private QueueMessageItem receive(Duration invisible) {
    return queue.receiveMessages(1, invisible, null, null).iterator().next();
  }
}

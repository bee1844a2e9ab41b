package dev.malachite.acceptance.queue;

import static dev.malachite.acceptance.queue.QueueClients.assertRefused;
import static dev.malachite.acceptance.queue.QueueClients.pause;
import static org.assertj.core.api.Assertions.assertThat;

import com.azure.storage.queue.QueueClient;
import com.azure.storage.queue.models.QueueMessageItem;
import com.azure.storage.queue.models.SendMessageResult;
import com.azure.storage.queue.models.UpdateMessageResult;
import java.time.Duration;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Which receipts give a right to a message, and which do not any more. */
class PopReceiptTest {
  private final QueueClient queue = QueueClients.queue();

  @Test
  void theReceiptOfTheSenderWorks() {
    SendMessageResult sent = queue.sendMessage("one");
    SendMessageResult other = queue.sendMessage("other");

    queue.deleteMessage(sent.getMessageId(), sent.getPopReceipt());
    queue.updateMessage(
        other.getMessageId(), other.getPopReceipt(), "changed", Duration.ofSeconds(60));

    assertThat(queue.peekMessage()).isNull();
    assertThat(queue.getProperties().getApproximateMessagesCount()).isOne();
  }

  @Test
  void theReceiptOfTheSenderEndsWithADelivery() {
    SendMessageResult sent = queue.sendMessage("one");
    queue.receiveMessage();

    assertStale(sent.getMessageId(), sent.getPopReceipt());
  }

  @Test
  void anUpdateEndsTheReceiptItWasMadeWith() {
    queue.sendMessage("one");
    QueueMessageItem received = queue.receiveMessage();
    UpdateMessageResult updated =
        queue.updateMessage(
            received.getMessageId(), received.getPopReceipt(), null, Duration.ofSeconds(30));

    assertStale(received.getMessageId(), received.getPopReceipt());
    queue.deleteMessage(received.getMessageId(), updated.getPopReceipt());
  }

  @Test
  void anElapsedReceiptWorksUntilTheNextDelivery() {
    queue.sendMessage("one");
    QueueMessageItem first = receive();
    pause(1_050);
    UpdateMessageResult extended =
        queue.updateMessage(
            first.getMessageId(), first.getPopReceipt(), null, Duration.ofSeconds(1));
    pause(1_050);
    QueueMessageItem second = queue.receiveMessage();

    assertStale(first.getMessageId(), extended.getPopReceipt());
    queue.deleteMessage(second.getMessageId(), second.getPopReceipt());
  }

  @Test
  void anExpiredMessageHasNoValidReceipt() {
    SendMessageResult sent =
        queue.sendMessageWithResponse("x", null, Duration.ofSeconds(1), null, null).getValue();
    pause(1_050);

    assertStale(sent.getMessageId(), sent.getPopReceipt());
  }

  @Test
  void aDeletedMessageHasNoValidReceipt() {
    SendMessageResult sent = queue.sendMessage("one");
    queue.deleteMessage(sent.getMessageId(), sent.getPopReceipt());

    assertStale(sent.getMessageId(), sent.getPopReceipt());
  }

  @Test
  void aReceiptIsWorthNothingForAnotherId() {
    SendMessageResult sent = queue.sendMessage("one");
    SendMessageResult other = queue.sendMessage("other");

    assertStale(UUID.randomUUID().toString(), sent.getPopReceipt());
    assertStale(sent.getMessageId() + "Random", sent.getPopReceipt());
    assertStale(sent.getMessageId(), other.getPopReceipt());
    assertThat(queue.getProperties().getApproximateMessagesCount()).isEqualTo(2);
  }

  @Test
  void aMalformedReceiptIsAnInvalidParameter() {
    SendMessageResult sent = queue.sendMessage("one");

    for (String receipt : new String[] {sent.getPopReceipt() + "Random", "x", "AgAAAAMAAAA="}) {
      assertRefused(
          400,
          "InvalidQueryParameterValue",
          () -> queue.deleteMessage(sent.getMessageId(), receipt));
      assertRefused(
          400,
          "InvalidQueryParameterValue",
          () -> queue.updateMessage(sent.getMessageId(), receipt, "x", Duration.ZERO));
    }
  }

  @Test
  void anUpdateMayNotHideAMessageBeyondItsExpiry() {
    SendMessageResult sent =
        queue.sendMessageWithResponse("x", null, Duration.ofSeconds(60), null, null).getValue();

    assertRefused(
        400,
        "OutOfRangeQueryParameterValue",
        () ->
            queue.updateMessage(
                sent.getMessageId(), sent.getPopReceipt(), "y", Duration.ofSeconds(61)));
  }

  private void assertStale(String id, String receipt) {
    assertRefused(404, "MessageNotFound", () -> queue.deleteMessage(id, receipt));
    assertRefused(
        404, "MessageNotFound", () -> queue.updateMessage(id, receipt, "x", Duration.ZERO));
  }

  private QueueMessageItem receive() {
    return queue.receiveMessages(1, Duration.ofSeconds(1), null, null).iterator().next();
  }
}

package dev.malachite.acceptance.queue;

import static dev.malachite.acceptance.queue.QueueClients.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.http.policy.HttpLogOptions;
import com.azure.storage.queue.QueueClient;
import com.azure.storage.queue.QueueClientBuilder;
import com.azure.storage.queue.models.QueueAccessPolicy;
import com.azure.storage.queue.models.QueueMessageItem;
import com.azure.storage.queue.models.QueueSignedIdentifier;
import com.azure.storage.queue.sas.QueueSasPermission;
import com.azure.storage.queue.sas.QueueServiceSasSignatureValues;
import java.time.Duration;
import java.time.OffsetDateTime;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** What bearers of a shared access signature may do with messages. */
class QueueSasTest {
  private final QueueClient owner = QueueClients.queue();

  private QueueClient with(String permissions) {
    return client(
        new QueueServiceSasSignatureValues(
            OffsetDateTime.now().plusHours(1), QueueSasPermission.parse(permissions)));
  }

  private QueueClient client(QueueServiceSasSignatureValues values) {
    return new QueueClientBuilder()
        .endpoint(owner.getQueueUrl())
        .httpLogOptions(new HttpLogOptions())
        .sasToken(owner.generateSas(values))
        .buildClient();
  }

  @Test
  void whoMayAddMayOnlyAdd() {
    QueueClient producer = with("a");

    producer.sendMessage("work");

    assertMayNot(producer::peekMessage);
    assertMayNot(producer::receiveMessage);
    assertThat(owner.peekMessage().getBody()).hasToString("work");
  }

  @Test
  void whoMayReadMayPeekAndSeeTheMetadata() {
    owner.sendMessage("work");
    QueueClient reader = with("r");

    assertThat(reader.peekMessage().getBody()).hasToString("work");
    assertThat(reader.getProperties().getApproximateMessagesCount()).isOne();
    assertMayNot(reader::receiveMessage);
    assertMayNot(() -> reader.sendMessage("x"));
  }

  @Test
  void whoMayProcessMayReceiveAndDelete() {
    owner.sendMessage("work");
    QueueClient consumer = with("p");

    QueueMessageItem received = consumer.receiveMessage();
    assertMayNot(() ->
        consumer.updateMessage(
            received.getMessageId(), received.getPopReceipt(), "x", Duration.ZERO));
    consumer.deleteMessage(received.getMessageId(), received.getPopReceipt());

    assertThat(owner.peekMessage()).isNull();
  }

  @Test
  void whoMayUpdateMayUpdate() {
    var sent = owner.sendMessage("work");

    with("u").updateMessage(sent.getMessageId(), sent.getPopReceipt(), "better", Duration.ZERO);

    assertThat(owner.peekMessage().getBody()).hasToString("better");
  }

  @Test
  void aStoredPolicyGrantsUntilItIsRemoved() {
    owner.setAccessPolicy(
        List.of(
            new QueueSignedIdentifier()
                .setId("policy")
                .setAccessPolicy(
                    new QueueAccessPolicy()
                        .setExpiresOn(
                            OffsetDateTime.now().plusHours(1).truncatedTo(ChronoUnit.SECONDS))
                        .setPermissions("a"))));
    QueueClient bearer = client(new QueueServiceSasSignatureValues("policy"));

    bearer.sendMessage("by policy");
    owner.setAccessPolicy(List.of());

    assertRefused(403, "AuthenticationFailed", () -> bearer.sendMessage("too late"));
    assertThat(owner.getProperties().getApproximateMessagesCount()).isOne();
  }

  private static void assertMayNot(ThrowingCallable call) {
    assertRefused(403, "AuthorizationPermissionMismatch", call);
  }
}

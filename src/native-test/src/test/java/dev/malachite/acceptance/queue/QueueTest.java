package dev.malachite.acceptance.queue;

import static dev.malachite.acceptance.queue.QueueClients.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.http.rest.PagedResponse;
import com.azure.storage.queue.QueueClient;
import com.azure.storage.queue.QueueServiceClient;
import com.azure.storage.queue.models.QueueAccessPolicy;
import com.azure.storage.queue.models.QueueItem;
import com.azure.storage.queue.models.QueueSignedIdentifier;
import com.azure.storage.queue.models.QueuesSegmentOptions;
import dev.malachite.acceptance.Application;
import java.time.OffsetDateTime;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Queues: create, list, metadata, access policies, delete. */
class QueueTest {
  private final QueueServiceClient service = QueueClients.service(Application.shared());

  @Test
  void creatingAgainWithTheSameMetadataChangesNothing() {
    QueueClient queue = service.getQueueClient(QueueClients.name());

    assertThat(queue.createWithResponse(Map.of("a", "1"), null, null).getStatusCode())
        .isEqualTo(201);
    assertThat(queue.createWithResponse(Map.of("a", "1"), null, null).getStatusCode())
        .isEqualTo(204);
    assertRefused(
        409, "QueueAlreadyExists", () -> queue.createWithResponse(Map.of("a", "2"), null, null));
    assertThat(queue.createIfNotExists()).isFalse();
  }

  @Test
  void aDeletedQueueIsGoneAndItsNameIsBlockedForAWhile() {
    QueueClient queue = QueueClients.queue();

    assertThat(queue.deleteWithResponse(null, null).getStatusCode()).isEqualTo(204);

    assertRefused(404, "QueueNotFound", queue::getProperties);
    assertRefused(404, "QueueNotFound", queue::receiveMessage);
    assertRefused(404, "QueueNotFound", () -> queue.sendMessage("late"));
    assertRefused(404, "QueueNotFound", queue::delete);
    assertThat(queue.deleteIfExists()).isFalse();
    assertRefused(409, "QueueBeingDeleted", queue::create);
  }

  @Test
  void namesHaveRules() {
    assertRefused(400, "InvalidResourceName", () -> service.createQueue("UPPER"));
    assertRefused(400, "InvalidResourceName", () -> service.createQueue("a--b"));
    assertRefused(400, "OutOfRangeInput", () -> service.createQueue("ab"));
    assertRefused(400, "OutOfRangeInput", () -> service.createQueue("a".repeat(64)));
  }

  @Test
  void metadataIsReplacedAsAWhole() {
    QueueClient queue = QueueClients.queue();
    queue.setMetadata(Map.of("one", "1", "two", "2"));

    queue.setMetadata(Map.of("three", "3"));

    assertThat(queue.getProperties().getMetadata()).containsExactly(Map.entry("three", "3"));
    assertRefused(400, "InvalidMetadata", () -> queue.setMetadata(Map.of("not-allowed", "x")));
  }

  @Test
  void theCountIncludesInvisibleMessages() {
    QueueClient queue = QueueClients.queue();
    IntStream.range(0, 5).forEach(i -> queue.sendMessage("m" + i));
    queue.receiveMessages(3).forEach(message -> assertThat(message.getDequeueCount()).isOne());

    assertThat(queue.getProperties().getApproximateMessagesCount()).isEqualTo(5);
  }

  @Test
  void aListHasPagesPrefixesAndMetadata() {
    String prefix = QueueClients.name().substring(0, 20);
    List<String> names = IntStream.range(10, 17).mapToObj(i -> prefix + "-" + i).toList();
    names.forEach(name -> service.createQueueWithResponse(name, Map.of("k", name), null, null));
    QueuesSegmentOptions options =
        new QueuesSegmentOptions().setPrefix(prefix).setIncludeMetadata(true);

    List<QueueItem> found = new ArrayList<>();
    int pages = 0;
    for (PagedResponse<QueueItem> page :
        service.listQueues(options.setMaxResultsPerPage(3), null, null).iterableByPage()) {
      found.addAll(page.getValue());
      pages++;
    }

    assertThat(pages).isEqualTo(3);
    assertThat(found).extracting(QueueItem::getName).containsExactlyElementsOf(names);
    assertThat(found.getFirst().getMetadata()).containsEntry("k", names.getFirst());
  }

  @Test
  void accessPoliciesAreKeptAndReplaced() {
    QueueClient queue = QueueClients.queue();
    OffsetDateTime start = OffsetDateTime.now().truncatedTo(ChronoUnit.SECONDS);
    queue.setAccessPolicy(List.of(policy("first", start), policy("second", start)));
    assertThat(queue.getAccessPolicy())
        .extracting(QueueSignedIdentifier::getId)
        .containsExactly("first", "second");

    queue.setAccessPolicy(List.of(policy("third", start)));

    QueueSignedIdentifier kept = queue.getAccessPolicy().iterator().next();
    assertThat(kept.getId()).isEqualTo("third");
    assertThat(kept.getAccessPolicy().getPermissions()).isEqualTo("raup");
    assertThat(kept.getAccessPolicy().getStartsOn().toInstant()).isEqualTo(start.toInstant());
    assertRefused(
        400,
        "InvalidXmlDocument",
        () ->
            queue.setAccessPolicy(
                IntStream.range(0, 6).mapToObj(i -> policy("p" + i, start)).toList()));
  }

  private static QueueSignedIdentifier policy(String id, OffsetDateTime start) {
    return new QueueSignedIdentifier()
        .setId(id)
        .setAccessPolicy(
            new QueueAccessPolicy()
                .setStartsOn(start)
                .setExpiresOn(start.plusDays(1))
                .setPermissions("raup"));
  }
}

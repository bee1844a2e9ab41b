package dev.malachite.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.util.BinaryData;
import com.azure.storage.blob.BlobClient;
import com.azure.storage.blob.models.BlobRequestConditions;
import com.azure.storage.blob.models.BlobStorageException;
import com.azure.storage.blob.options.BlobParallelUploadOptions;
import com.azure.storage.blob.specialized.BlobLeaseClientBuilder;
import dev.malachite.acceptance.blob.BlobClients;
import dev.malachite.testing.store.Racing;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Many clients want the same at the same moment: one gets it. On DynamoDB they talk to two
 * processes.
 */
@Needs("blob")
class RaceTest {
  private static final int RACERS = 16;
  private static final int ROUNDS = 10;

  private static Application first;
  private static Application second;

  @BeforeAll
  static void start() {
    first = Application.start(Map.of());
    second = Application.store().equals("dynamodb") ? first.sibling() : first;
  }

  @AfterAll
  static void stop() {
    second.close();
    first.close();
  }

  @Test
  void oneWriterWinsWithAnETag() throws Exception {
    List<BlobClient> clients = clients("etag");
    clients.getFirst().upload(BinaryData.fromString("start"), true);
    for (int round = 0; round < ROUNDS; round++) {
      String etag = clients.getFirst().getProperties().getETag();
      List<Integer> answers =
          Racing.race(
              RACERS, racer -> status(() -> put(clients.get(racer), "writer " + racer, etag)));
      assertThat(answers).as("round " + round).containsOnlyOnce(201).containsOnly(201, 412);
      String content = clients.getLast().downloadContent().toString();
      assertThat(content).isEqualTo("writer " + answers.indexOf(201));
    }
  }

  @Test
  void oneCreatorWins() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      List<BlobClient> clients = clients("created" + round);
      List<Integer> answers =
          Racing.race(
              RACERS,
              racer ->
                  status(() ->
                      clients.get(racer).upload(BinaryData.fromString("by " + racer), false)));
      assertThat(answers).as("round " + round).containsOnlyOnce(201).containsOnly(201, 409);
    }
  }

  @Test
  void oneAcquiresTheLease() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      List<BlobClient> clients = clients("leased" + round);
      clients.getFirst().upload(BinaryData.fromString("x"));
      List<Integer> answers =
          Racing.race(
              RACERS,
              racer ->
                  status(() ->
                      new BlobLeaseClientBuilder()
                          .blobClient(clients.get(racer))
                          .buildClient()
                          .acquireLease(60)));
      assertThat(answers).as("round " + round).containsOnlyOnce(201).containsOnly(201, 409);
    }
  }

  private static List<BlobClient> clients(String name) {
    String container = "race";
    BlobClients.service(first).createBlobContainerIfNotExists(container);
    return java.util.stream.IntStream.range(0, RACERS)
        .mapToObj(racer -> racer % 2 == 0 ? first : second)
        .map(application ->
            BlobClients.service(application).getBlobContainerClient(container).getBlobClient(name))
        .toList();
  }

  private static void put(BlobClient client, String text, String etag) {
    client.uploadWithResponse(
        new BlobParallelUploadOptions(BinaryData.fromString(text))
            .setRequestConditions(new BlobRequestConditions().setIfMatch(etag)),
        null,
        null);
  }

  private static int status(Runnable call) {
    try {
      call.run();
      return 201;
    } catch (BlobStorageException refused) {
      return refused.getStatusCode();
    }
  }
}

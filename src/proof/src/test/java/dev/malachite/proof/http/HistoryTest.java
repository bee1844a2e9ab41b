package dev.malachite.proof.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.http.policy.HttpLogOptions;
import com.azure.core.util.BinaryData;
import com.azure.storage.blob.BlobClient;
import com.azure.storage.blob.BlobContainerClient;
import com.azure.storage.blob.BlobServiceClientBuilder;
import com.azure.storage.blob.models.BlobDownloadContentResponse;
import com.azure.storage.blob.models.BlobRequestConditions;
import com.azure.storage.blob.models.BlobStorageException;
import com.azure.storage.blob.options.BlobParallelUploadOptions;
import com.azure.storage.common.StorageSharedKeyCredential;
import com.azure.storage.common.policy.RequestRetryOptions;
import com.azure.storage.common.policy.RetryPolicyType;
import dev.malachite.proof.history.Event;
import dev.malachite.proof.history.History;
import dev.malachite.proof.history.Linearizability;
import dev.malachite.proof.history.Seen;
import dev.malachite.proof.model.RegisterModel;
import dev.malachite.proof.model.RegisterModel.Action;
import dev.malachite.proof.model.RegisterModel.Verb;
import dev.malachite.proof.world.VirtualClock;
import dev.malachite.protocol.auth.Accounts;
import dev.malachite.testing.Evidence;
import dev.malachite.testing.servers.DynamoDbLocal;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Clients of the SDK against two processes on one table, with a proxy that drops and delays before
 * each process and before the table: what they saw has an order. {@code -Dmalachite.histories} says
 * how many blobs they fight for.
 */
class HistoryTest {
  private static final int CLIENTS = 16;
  private static final int BLOBS = Integer.getInteger("malachite.histories", 12);
  private static final int CALLS = 3;
  private static final int FAULTS = 15;
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private final History history = new History(new VirtualClock(Instant.EPOCH));

  @Test
  void whatTheClientsSawHasAnOrder() throws Exception {
    int dynamoDb = DynamoDbLocal.shared().endpoint().getPort();
    String table = "t-" + UUID.randomUUID();
    try (FaultyProxy before = new FaultyProxy(dynamoDb, 1);
        Packaged first = Packaged.start(before.port(), table);
        Packaged second = Packaged.start(before.port(), table);
        FaultyProxy toFirst = new FaultyProxy(first.port(), 2);
        FaultyProxy toSecond = new FaultyProxy(second.port(), 3)) {
      container(first.port()).create();
      List<FaultyProxy> all = List.of(before, toFirst, toSecond);
      all.forEach(proxy -> proxy.faults(FAULTS));
      try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
        for (int client = 0; client < CLIENTS; client++) {
          int number = client;
          int port = (client % 2 == 0 ? toFirst : toSecond).port();
          threads.submit(() -> run(number, container(port)));
        }
      }
      all.forEach(proxy -> proxy.faults(0));
      BlobContainerClient calm = container(second.port());
      for (int blob = 0; blob < BLOBS; blob++) {
        get(CLIENTS, calm, "blob" + blob, new HashMap<>());
      }
      long dropped = all.stream().mapToLong(FaultyProxy::dropped).sum();
      check(dropped);
    }
  }

  private void check(long dropped) {
    List<Event<Action>> events = history.events(Action.class);
    long unknown = events.stream().filter(event -> !event.isAnswered()).count();
    Map<String, List<Event<Action>>> byKey = history.byKey(Action.class);
    assertThat(byKey).hasSize(BLOBS);
    byKey.forEach((blob, of) ->
        assertThat(Linearizability.holds(new RegisterModel(of), of))
            .as(() -> of.stream().map(Object::toString).collect(Collectors.joining("\n")))
            .isTrue());
    assertThat(dropped).isPositive();
    Evidence.note(
        "histories over HTTP",
        "%d blobs, %d clients, %,d calls, %,d without an answer, %,d connections dropped, all linearizable"
            .formatted(BLOBS, CLIENTS, events.size(), unknown, dropped));
  }

  private void run(int client, BlobContainerClient container) {
    Random random = new Random(client);
    Map<String, String> etags = new HashMap<>();
    for (int blob = 0; blob < BLOBS; blob++) {
      for (int call = 0; call < CALLS; call++) {
        String name = "blob" + blob;
        if (random.nextInt(3) == 0) {
          get(client, container, name, etags);
        } else {
          put(
              client,
              container,
              name,
              "c" + client + "n" + call + "b" + blob,
              condition(random, etags, name),
              etags);
        }
      }
    }
  }

  private static String condition(Random random, Map<String, String> etags, String blob) {
    return switch (random.nextInt(3)) {
      case 0 -> "";
      case 1 -> "*";
      default -> etags.getOrDefault(blob, "");
    };
  }

  private void put(
      int client,
      BlobContainerClient container,
      String blob,
      String writer,
      String condition,
      Map<String, String> etags) {
    BlobRequestConditions conditions = new BlobRequestConditions();
    if (condition.equals("*")) {
      conditions.setIfNoneMatch("*");
    } else if (!condition.isEmpty()) {
      conditions.setIfMatch(condition);
    }
    BlobParallelUploadOptions options =
        new BlobParallelUploadOptions(BinaryData.fromString(writer))
            .setMetadata(Map.of("writer", writer))
            .setRequestConditions(conditions);
    BlobClient target = container.getBlobClient(blob);
    record(
        client,
        blob,
        new Action(Verb.PUT, writer, condition),
        () -> {
          String etag = target.uploadWithResponse(options, PATIENCE, null).getValue().getETag();
          return Seen.of(201, "", "etag", etag);
        },
        etags);
  }

  private void get(
      int client, BlobContainerClient container, String blob, Map<String, String> etags) {
    BlobClient target = container.getBlobClient(blob);
    record(
        client,
        blob,
        new Action(Verb.GET, "", ""),
        () -> {
          BlobDownloadContentResponse response =
              target.downloadContentWithResponse(null, null, PATIENCE, null);
          return Seen.of(
              200,
              "",
              "etag",
              response.getDeserializedHeaders().getETag(),
              "writer",
              response.getDeserializedHeaders().getMetadata().get("writer"),
              "bytes",
              response.getValue().toString());
        },
        etags);
  }

  /** A refusal is an answer; anything else that goes wrong leaves the outcome open. */
  private void record(
      int client, String blob, Action action, Supplier<Seen> call, Map<String, String> etags) {
    History.Begun begun = history.begin();
    Optional<Seen> seen;
    try {
      seen = Optional.of(call.get());
      etags.put(blob, seen.get().fact("etag"));
    } catch (BlobStorageException refused) {
      seen =
          refused.getStatusCode() < 500
              ? Optional.of(Seen.of(refused.getStatusCode(), ""))
              : Optional.empty();
      assertThat(refused.getStatusCode()).isNotEqualTo(500);
    } catch (RuntimeException lost) {
      seen = Optional.empty();
    }
    history.end(client, blob, action, seen, begun);
  }

  /** Without retries: each call is one request. */
  private static BlobContainerClient container(int port) {
    return new BlobServiceClientBuilder()
        .endpoint("http://127.0.0.1:" + port + "/" + Accounts.DEVELOPMENT_NAME)
        .credential(
            new StorageSharedKeyCredential(Accounts.DEVELOPMENT_NAME, Accounts.DEVELOPMENT_KEY))
        .httpLogOptions(new HttpLogOptions())
        .retryOptions(new RequestRetryOptions(RetryPolicyType.FIXED, 1, 30, null, null, null))
        .buildClient()
        .getBlobContainerClient("histories");
  }
}

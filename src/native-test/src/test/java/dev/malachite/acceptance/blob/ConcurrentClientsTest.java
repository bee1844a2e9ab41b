package dev.malachite.acceptance.blob;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.util.BinaryData;
import com.azure.storage.blob.BlobClient;
import com.azure.storage.blob.models.BlobDownloadContentResponse;
import com.azure.storage.blob.models.BlobRequestConditions;
import com.azure.storage.blob.models.BlobStorageException;
import com.azure.storage.blob.options.BlobParallelUploadOptions;
import com.azure.storage.blob.specialized.AppendBlobClient;
import com.azure.storage.blob.specialized.BlobLeaseClient;
import com.azure.storage.blob.specialized.BlobLeaseClientBuilder;
import dev.malachite.acceptance.Application;
import dev.malachite.testing.store.Racing;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Eight clients that know nothing of each other work on the same blobs. On DynamoDB they talk to
 * two processes. Nothing is lost and nothing is done twice.
 */
class ConcurrentClientsTest {
  private static final int CLIENTS = 8;
  private static final int APPENDS = 15;
  private static final int OVERWRITES = 8;
  private static final int TURNS = 3;
  private static final String CONTAINER = "concurrent";

  private static Application first;
  private static Application second;

  @BeforeAll
  static void start() {
    first = Application.start(Map.of());
    second = Application.store().equals("dynamodb") ? first.sibling() : first;
    BlobClients.service(first).createBlobContainer(CONTAINER);
  }

  @AfterAll
  static void stop() {
    second.close();
    first.close();
  }

  /** Each has a client of its own, every other one at the other process. */
  private static List<BlobClient> clients(String name) {
    return IntStream.range(0, CLIENTS)
        .mapToObj(client -> client % 2 == 0 ? first : second)
        .map(application ->
            BlobClients.service(application).getBlobContainerClient(CONTAINER).getBlobClient(name))
        .toList();
  }

  @Test
  void everyAppendIsThereOnceAndInTheOrderOfItsClient() throws Exception {
    List<BlobClient> clients = clients("log");
    clients.getFirst().getAppendBlobClient().create();
    List<Set<Long>> offsets =
        Racing.race(CLIENTS, client -> append(clients.get(client).getAppendBlobClient(), client));
    List<String> lines = clients.getLast().downloadContent().toString().lines().toList();
    assertThat(lines).hasSize(CLIENTS * APPENDS).doesNotHaveDuplicates();
    for (int client = 0; client < CLIENTS; client++) {
      String prefix = client + ":";
      assertThat(lines.stream().filter(line -> line.startsWith(prefix)).toList())
          .isEqualTo(IntStream.range(0, APPENDS).mapToObj(block -> prefix + block).toList());
    }
    Set<Long> all = new TreeSet<>();
    offsets.forEach(all::addAll);
    assertThat(all).as("no two were told the same place").hasSize(CLIENTS * APPENDS);
    assertThat(clients.getFirst().getProperties().getCommittedBlockCount())
        .isEqualTo(CLIENTS * APPENDS);
  }

  private static Set<Long> append(AppendBlobClient blob, int client) {
    Set<Long> offsets = new TreeSet<>();
    for (int block = 0; block < APPENDS; block++) {
      byte[] line = (client + ":" + block + "\n").getBytes(StandardCharsets.UTF_8);
      String offset =
          blob.appendBlock(new ByteArrayInputStream(line), line.length).getBlobAppendOffset();
      offsets.add(Long.parseLong(offset));
    }
    return offsets;
  }

  @Test
  void overwritesWithIfMatchCountEveryOne() throws Exception {
    List<BlobClient> clients = clients("counter");
    clients.getFirst().upload(BinaryData.fromString("0"));
    Racing.race(
        CLIENTS,
        client -> {
          for (int turn = 0; turn < OVERWRITES; turn++) {
            while (!increment(clients.get(client), new BlobRequestConditions())) {
              Thread.onSpinWait();
            }
          }
          return true;
        });
    assertThat(clients.getLast().downloadContent().toString())
        .isEqualTo(Integer.toString(CLIENTS * OVERWRITES));
  }

  /** False where somebody else was faster. */
  private static boolean increment(BlobClient blob, BlobRequestConditions conditions) {
    BlobDownloadContentResponse read = blob.downloadContentWithResponse(null, null, null, null);
    int next = Integer.parseInt(read.getValue().toString()) + 1;
    conditions.setIfMatch(read.getDeserializedHeaders().getETag());
    try {
      blob.uploadWithResponse(
          new BlobParallelUploadOptions(BinaryData.fromString(Integer.toString(next)))
              .setRequestConditions(conditions),
          null,
          null);
      return true;
    } catch (BlobStorageException refused) {
      assertThat(refused.getStatusCode()).isEqualTo(412);
      return false;
    }
  }

  @Test
  void whoHoldsAndRenewsTheLeaseIsAlone() throws Exception {
    List<BlobClient> clients = clients("locked");
    clients.getFirst().upload(BinaryData.fromString("0"));
    Racing.race(
        CLIENTS,
        client -> {
          for (int turn = 0; turn < TURNS; turn++) {
            alone(clients.get(client));
          }
          return true;
        });
    assertThat(clients.getLast().downloadContent().toString())
        .isEqualTo(Integer.toString(CLIENTS * TURNS));
  }

  private static void alone(BlobClient blob) {
    BlobLeaseClient lease = new BlobLeaseClientBuilder().blobClient(blob).buildClient();
    while (!acquired(lease)) {
      Thread.onSpinWait();
    }
    assertThat(lease.renewLease()).isEqualTo(lease.getLeaseId());
    boolean undisturbed =
        increment(blob, new BlobRequestConditions().setLeaseId(lease.getLeaseId()));
    assertThat(undisturbed).as("nobody else writes while the lease is held").isTrue();
    assertThat(lease.renewLease()).isEqualTo(lease.getLeaseId());
    lease.releaseLease();
  }

  private static boolean acquired(BlobLeaseClient lease) {
    try {
      lease.acquireLease(60);
      return true;
    } catch (BlobStorageException taken) {
      assertThat(taken.getStatusCode()).isEqualTo(409);
      return false;
    }
  }
}

package dev.malachite.acceptance.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.azure.core.util.BinaryData;
import com.azure.storage.blob.BlobClient;
import com.azure.storage.blob.BlobServiceClient;
import com.azure.storage.blob.BlobServiceClientBuilder;
import com.azure.storage.blob.models.BlobStorageException;
import com.azure.storage.blob.models.LeaseStateType;
import com.azure.storage.blob.specialized.BlobLeaseClientBuilder;
import com.azure.storage.common.policy.RequestRetryOptions;
import com.azure.storage.common.policy.RetryPolicyType;
import com.azure.storage.file.share.ShareClient;
import com.azure.storage.file.share.ShareFileClient;
import com.azure.storage.file.share.ShareServiceClient;
import com.azure.storage.file.share.models.ShareStorageException;
import com.azure.storage.queue.QueueClient;
import dev.malachite.acceptance.Accounts;
import dev.malachite.acceptance.Application;
import dev.malachite.acceptance.file.FileClients;
import java.io.ByteArrayInputStream;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Seeding, reset, snapshots, the clock, faults and handles. */
class TestHelpTest {
  @TempDir private static Path directory;
  private static String[] line;
  private static Command command;

  @BeforeAll
  static void start() throws Exception {
    assumeTrue(Application.store().equals("embedded"), "only embedded stores have it");
    file("seed/blobs/pictures/2026/cat.txt", "meow");
    file("seed/queues/orders/1.txt", "first");
    file("seed/queues/orders/2.txt", "second");
    file("seed/tables/Pets.json", "[{\"PartitionKey\":\"cats\",\"RowKey\":\"tom\",\"Lives\":9}]");
    file("seed/files/documents/letters/one.txt", "Dear reader");
    line =
        new String[] {
          "--data",
          directory.resolve("data").toString(),
          "--testHelp",
          "--silent",
          "--seed",
          directory.resolve("seed").toString()
        };
    command = Command.start(Map.of(), line);
  }

  private static void file(String name, String text) throws Exception {
    Path file = directory.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  @AfterAll
  static void stop() {
    if (command != null) {
      command.close();
    }
  }

  @BeforeEach
  void startOver() {
    assertThat(command.ask("DELETE", "/test/faults", "").statusCode()).isEqualTo(200);
    assertThat(command.ask("DELETE", "/test/clock", "").statusCode()).isEqualTo(200);
    assertThat(command.ask("POST", "/test/reset", "").statusCode()).isEqualTo(204);
  }

  @Test
  void seedingAgainChangesNothing() {
    command.close();
    command = Command.start(Map.of(), line);
    development().queues().getQueueClient("orders").receiveMessage();
    pictures().getBlobClient("2026/cat.txt").upload(BinaryData.fromString("purr"), true);
    command.close();
    command = Command.start(Map.of(), line);
    assertThat(pictures().getBlobClient("2026/cat.txt").downloadContent()).hasToString("purr");
    QueueClient orders = development().queues().getQueueClient("orders");
    assertThat(orders.getProperties().getApproximateMessagesCount()).isEqualTo(2);
    assertThat(orders.peekMessage().getBody()).hasToString("second");
    assertThat(
            development()
                .tables()
                .getTableClient("Pets")
                .getEntity("cats", "tom")
                .getProperty("Lives"))
        .isEqualTo(9);
  }

  private static com.azure.storage.blob.BlobContainerClient pictures() {
    return development().blobs().getBlobContainerClient("pictures");
  }

  @Test
  void aResetLeavesNothingAndASnapshotComesBack() {
    BlobServiceClient blobs = development().blobs();
    BlobClient blob = blobs.createBlobContainer("states").getBlobClient("blob");
    byte[] large = new byte[3_000_000];
    blob.upload(BinaryData.fromBytes(large));
    assertThat(command.ask("PUT", "/test/snapshots/full", "").statusCode()).isEqualTo(204);
    assertThat(command.ask("POST", "/test/reset", "").statusCode()).isEqualTo(204);
    assertThat(blobs.listBlobContainers()).isEmpty();
    blobs.createBlobContainer("other");
    assertThat(command.ask("POST", "/test/snapshots/full/restore", "").statusCode()).isEqualTo(204);
    assertThat(blobs.listBlobContainers()).hasSize(1);
    assertThat(blob.downloadContent().toBytes()).isEqualTo(large);
    assertThat(command.ask("GET", "/test/snapshots", "").body()).contains("\"full\"");
    assertThat(command.ask("POST", "/test/snapshots/none/restore", "").statusCode()).isEqualTo(400);
  }

  @Test
  void leasesRunOutWhenTheClockIsMoved() {
    BlobClient blob = development().blobs().createBlobContainer("leases").getBlobClient("blob");
    blob.upload(BinaryData.fromString("x"));
    new BlobLeaseClientBuilder().blobClient(blob).buildClient().acquireLease(60);
    assertThat(blob.getProperties().getLeaseState()).isEqualTo(LeaseStateType.LEASED);
    assertThat(command.ask("POST", "/test/clock?by=PT61S", "").statusCode()).isEqualTo(200);
    assertThat(blob.getProperties().getLeaseState()).isEqualTo(LeaseStateType.EXPIRED);
    assertThat(command.ask("POST", "/test/clock?by=tomorrow", "").statusCode()).isEqualTo(400);
  }

  @Test
  void aBusyServiceIsRiddenOutByRetries() {
    BlobServiceClient patient = retrying(4);
    patient.createBlobContainer("faults");
    fault("{\"service\":\"blob\",\"operation\":\"PutBlob\",\"answer\":\"busy\",\"times\":2}");
    BlobClient blob = patient.getBlobContainerClient("faults").getBlobClient("blob");
    blob.upload(BinaryData.fromString("at last"));
    assertThat(blob.downloadContent()).hasToString("at last");
    assertThat(command.ask("GET", "/test/faults", "").body()).isEqualTo("{\"faults\":[]}");
  }

  @Test
  void aLostAnswerIsOneThatTookEffect() {
    BlobServiceClient impatient = retrying(1);
    impatient.createBlobContainer("faults");
    BlobClient blob = impatient.getBlobContainerClient("faults").getBlobClient("blob");
    fault("{\"operation\":\"PutBlob\",\"answer\":\"timeout\"}");
    assertThatExceptionOfType(BlobStorageException.class)
        .isThrownBy(() -> blob.upload(BinaryData.fromString("not done"), true))
        .satisfies(failure -> assertThat(failure.getStatusCode()).isEqualTo(500));
    assertThat(blob.exists()).isFalse();
    fault("{\"operation\":\"PutBlob\",\"answer\":\"lost\",\"delay\":\"PT0.05S\"}");
    assertThatExceptionOfType(BlobStorageException.class)
        .isThrownBy(() -> blob.upload(BinaryData.fromString("done"), true))
        .satisfies(failure -> assertThat(failure.getErrorCode()).hasToString("OperationTimedOut"));
    assertThat(blob.downloadContent()).hasToString("done");
    assertThat(command.ask("POST", "/test/faults", "{\"answer\":\"odd\"}").statusCode())
        .isEqualTo(400);
  }

  @Test
  void aFileCanBeHeldOpenAndLockedAsBySmb() {
    ShareClient share = files().createShare("held");
    ShareFileClient file = share.createFile("letter.txt", 4);
    String wish =
        """
        {"share":"held","path":"letter.txt","access":["read","write"],"shared":["read","write"],
         "locks":[{"first":0,"last":1}]}
        """;
    HttpResponse<String> opened = command.ask("POST", "/test/handles", wish);
    assertThat(opened.statusCode()).as(opened.body()).isEqualTo(201);
    assertThat(file.listHandles(null, null, null))
        .singleElement()
        .satisfies(handle -> assertThat(opened.body()).contains(handle.getHandleId()));
    assertThatExceptionOfType(ShareStorageException.class)
        .isThrownBy(() -> file.uploadRange(new ByteArrayInputStream(new byte[4]), 4))
        .satisfies(refused -> assertThat(refused.getErrorCode()).hasToString("FileLockConflict"));
    assertThat(command.ask("DELETE", "/test/handles", "").statusCode()).isEqualTo(204);
    file.uploadRange(new ByteArrayInputStream(new byte[4]), 4);
    assertThat(file.listHandles(null, null, null)).isEmpty();
    assertThat(command.ask("POST", "/test/handles", "{\"share\":\"held\"}").statusCode())
        .isEqualTo(400);
    assertThat(command.ask("POST", "/test/handles", wish.replace("letter", "absent")).statusCode())
        .isEqualTo(404);
  }

  private static void fault(String json) {
    assertThat(command.ask("POST", "/test/faults", json).statusCode()).isEqualTo(200);
  }

  private static Keys development() {
    return new Keys(command, Accounts.NAME, Accounts.KEY);
  }

  private static ShareServiceClient files() {
    return FileClients.service(command.port("file"));
  }

  private static BlobServiceClient retrying(int tries) {
    return new BlobServiceClientBuilder()
        .endpoint("http://127.0.0.1:" + command.port("blob") + "/" + Accounts.NAME)
        .credential(
            new com.azure.storage.common.StorageSharedKeyCredential(Accounts.NAME, Accounts.KEY))
        .retryOptions(
            new RequestRetryOptions(
                RetryPolicyType.FIXED,
                tries,
                Duration.ofSeconds(20),
                Duration.ofMillis(10),
                Duration.ofMillis(10),
                null))
        .buildClient();
  }
}

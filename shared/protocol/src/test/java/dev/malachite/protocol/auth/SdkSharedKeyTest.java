package dev.malachite.protocol.auth;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.credential.AzureNamedKeyCredential;
import com.azure.core.http.policy.FixedDelay;
import com.azure.core.http.policy.RetryPolicy;
import com.azure.core.util.BinaryData;
import com.azure.core.util.Context;
import com.azure.data.tables.TableServiceClient;
import com.azure.data.tables.TableServiceClientBuilder;
import com.azure.data.tables.models.TableEntity;
import com.azure.data.tables.models.TableEntityUpdateMode;
import com.azure.storage.blob.BlobServiceClient;
import com.azure.storage.blob.BlobServiceClientBuilder;
import com.azure.storage.blob.models.BlobListDetails;
import com.azure.storage.blob.models.BlobRange;
import com.azure.storage.blob.models.BlobRequestConditions;
import com.azure.storage.blob.models.ListBlobsOptions;
import com.azure.storage.blob.options.BlobParallelUploadOptions;
import com.azure.storage.common.StorageSharedKeyCredential;
import com.azure.storage.file.share.ShareServiceClient;
import com.azure.storage.file.share.ShareServiceClientBuilder;
import com.azure.storage.queue.QueueServiceClient;
import com.azure.storage.queue.QueueServiceClientBuilder;
import dev.malachite.protocol.Service;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.time.Duration;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the vendor's SDKs sign, with hosts and with paths as emulators have them. */
class SdkSharedKeyTest {
  private static final String HOST = "https://myaccount.%s.core.windows.net";
  private static final String PATH = "http://127.0.0.1:10000/myaccount";
  private static final String SECONDARY_PATH = "http://127.0.0.1:10000/myaccount-secondary";

  private static void assertOwner(RecordingClient client, Supplier<?> action) {
    TestCall call = client.record(action);
    assertThat(Authentication.of(call)).as("%s", call).isEqualTo(new Principal.Owner());
  }

  private static StorageSharedKeyCredential credential() {
    return new StorageSharedKeyCredential(TestCall.ACCOUNT, TestCall.key());
  }

  @ParameterizedTest
  @ValueSource(strings = {HOST, PATH, SECONDARY_PATH})
  void blob(String endpoint) {
    RecordingClient client = new RecordingClient(Service.BLOB);
    BlobServiceClient service =
        new BlobServiceClientBuilder()
            .endpoint(endpoint.formatted("blob"))
            .credential(credential())
            .httpClient(client)
            .buildClient();
    var container = service.getBlobContainerClient("things");
    assertOwner(client, service::getProperties);
    assertOwner(client, () -> service.listBlobContainers().stream().toList());
    assertOwner(
        client,
        () ->
            container.createWithResponse(
                Map.of("a_b", "x", "a1", "y", "Mixed", "one  two"), null, null, Context.NONE));
    ListBlobsOptions everything =
        new ListBlobsOptions()
            .setPrefix("a b/ä+c,d")
            .setDetails(
                new BlobListDetails()
                    .setRetrieveTags(true)
                    .setRetrieveSnapshots(true)
                    .setRetrieveMetadata(true)
                    .setRetrieveCopy(true));
    assertOwner(client, () -> container.listBlobs(everything, null, null).stream().toList());
    for (String name : new String[] {"one", "dir/a b", "ä%20+,;=&", "a//b", "a\\b", "q?x#y"}) {
      var blob = container.getBlobClient(name);
      assertOwner(client, blob::getProperties);
      assertOwner(
          client,
          () ->
              blob.uploadWithResponse(
                  new BlobParallelUploadOptions(BinaryData.fromString("hello"))
                      .setMetadata(Map.of("key", "value"))
                      .setTags(Map.of("t", "a b"))
                      .setRequestConditions(new BlobRequestConditions().setIfNoneMatch("*")),
                  null,
                  Context.NONE));
      assertOwner(
          client,
          () ->
              blob.downloadStreamWithResponse(
                  new ByteArrayOutputStream(),
                  new BlobRange(3, 5L),
                  null,
                  new BlobRequestConditions().setIfMatch("\"0x1\""),
                  false,
                  null,
                  Context.NONE));
      assertOwner(client, () -> blob.getSnapshotClient("2026-01-01T00:00:00.0000000Z").exists());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {HOST, PATH, SECONDARY_PATH})
  void queue(String endpoint) {
    RecordingClient client = new RecordingClient(Service.QUEUE);
    QueueServiceClient service =
        new QueueServiceClientBuilder()
            .endpoint(endpoint.formatted("queue"))
            .credential(credential())
            .httpClient(client)
            .buildClient();
    var queue = service.getQueueClient("things");
    assertOwner(client, service::getProperties);
    assertOwner(client, () -> queue.createWithResponse(Map.of("a", "b"), null, Context.NONE));
    assertOwner(client, () -> queue.sendMessage("hello"));
    assertOwner(client, () -> queue.receiveMessages(5).stream().toList());
    assertOwner(
        client, () -> queue.updateMessage("id", "receipt+/==", "text", Duration.ofSeconds(1)));
  }

  // This client cannot be given a path.
  @Test
  void file() {
    RecordingClient client = new RecordingClient(Service.FILE);
    ShareServiceClient service =
        new ShareServiceClientBuilder()
            .endpoint(HOST.formatted("file"))
            .credential(credential())
            .httpClient(client)
            .buildClient();
    var share = service.getShareClient("things");
    assertOwner(client, service::getProperties);
    assertOwner(client, () -> share.createWithResponse(Map.of("a", "b"), 5, null, Context.NONE));
    var directory = share.getDirectoryClient("dir one/ä");
    assertOwner(client, directory::create);
    assertOwner(client, () -> directory.listFilesAndDirectories().stream().toList());
    assertOwner(client, () -> directory.getFileClient("x y%").create(5));
    assertOwner(
        client,
        () ->
            directory.getFileClient("x y%").upload(new ByteArrayInputStream(new byte[5]), 5, null));
  }

  @ParameterizedTest
  @ValueSource(strings = {HOST, PATH, SECONDARY_PATH})
  void table(String endpoint) {
    RecordingClient client = new RecordingClient(Service.TABLE);
    TableServiceClient service =
        new TableServiceClientBuilder()
            .endpoint(endpoint.formatted("table"))
            .credential(new AzureNamedKeyCredential(TestCall.ACCOUNT, TestCall.key()))
            .httpClient(client)
            .retryPolicy(new RetryPolicy(new FixedDelay(0, Duration.ofMillis(1))))
            .buildClient();
    var table = service.getTableClient("People");
    Function<String, TableEntity> entity = key -> new TableEntity(key, key);
    assertOwner(client, service::getProperties);
    assertOwner(client, () -> service.listTables().stream().toList());
    assertOwner(client, () -> service.createTable("People"));
    assertOwner(client, () -> table.getEntity("a b", "ä'%+"));
    assertOwner(client, () -> table.listEntities().stream().toList());
    assertOwner(
        client, () -> table.createEntityWithResponse(entity.apply("a b"), null, Context.NONE));
    assertOwner(
        client,
        () ->
            table.updateEntityWithResponse(
                entity.apply("ä"), TableEntityUpdateMode.MERGE, false, null, Context.NONE));
  }
}

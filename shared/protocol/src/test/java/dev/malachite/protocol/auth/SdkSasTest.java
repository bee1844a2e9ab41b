package dev.malachite.protocol.auth;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.credential.AzureNamedKeyCredential;
import com.azure.data.tables.TableClientBuilder;
import com.azure.data.tables.TableServiceClientBuilder;
import com.azure.data.tables.sas.TableAccountSasPermission;
import com.azure.data.tables.sas.TableAccountSasResourceType;
import com.azure.data.tables.sas.TableAccountSasService;
import com.azure.data.tables.sas.TableAccountSasSignatureValues;
import com.azure.data.tables.sas.TableSasPermission;
import com.azure.data.tables.sas.TableSasSignatureValues;
import com.azure.storage.blob.BlobContainerClient;
import com.azure.storage.blob.BlobServiceClient;
import com.azure.storage.blob.BlobServiceClientBuilder;
import com.azure.storage.blob.sas.BlobContainerSasPermission;
import com.azure.storage.blob.sas.BlobSasPermission;
import com.azure.storage.blob.sas.BlobServiceSasSignatureValues;
import com.azure.storage.common.StorageSharedKeyCredential;
import com.azure.storage.common.sas.AccountSasPermission;
import com.azure.storage.common.sas.AccountSasResourceType;
import com.azure.storage.common.sas.AccountSasService;
import com.azure.storage.common.sas.AccountSasSignatureValues;
import com.azure.storage.common.sas.SasIpRange;
import com.azure.storage.common.sas.SasProtocol;
import com.azure.storage.file.share.ShareClient;
import com.azure.storage.file.share.ShareServiceClientBuilder;
import com.azure.storage.file.share.sas.ShareFileSasPermission;
import com.azure.storage.file.share.sas.ShareSasPermission;
import com.azure.storage.file.share.sas.ShareServiceSasSignatureValues;
import com.azure.storage.queue.QueueServiceClientBuilder;
import com.azure.storage.queue.sas.QueueSasPermission;
import com.azure.storage.queue.sas.QueueServiceSasSignatureValues;
import dev.malachite.protocol.Service;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tokens as the vendor's SDKs make them. */
class SdkSasTest {
  private static final OffsetDateTime NOW = TestCall.NOW.atOffset(ZoneOffset.UTC);
  private static final OffsetDateTime LATER = NOW.plusHours(1);

  private static StorageSharedKeyCredential credential() {
    return new StorageSharedKeyCredential(TestCall.ACCOUNT, TestCall.key());
  }

  private static BlobServiceClient blobs() {
    return new BlobServiceClientBuilder()
        .endpoint("https://myaccount.blob.core.windows.net")
        .credential(credential())
        .httpClient(new RecordingClient(Service.BLOB))
        .buildClient();
  }

  private static Principal authenticate(Service service, String path, String token) {
    String url = "https://myaccount." + service.lowerCase() + ".core.windows.net" + path;
    String separator = path.contains("?") ? "&" : "?";
    return Authentication.of(TestCall.of(service, "GET", url + separator + token));
  }

  @Test
  void accountSas() {
    String token =
        blobs()
            .generateAccountSas(
                new AccountSasSignatureValues(
                        LATER,
                        AccountSasPermission.parse("rwdxlacuptfiy"),
                        AccountSasService.parse("bqtf"),
                        AccountSasResourceType.parse("sco"))
                    .setStartTime(NOW.minusHours(1))
                    .setSasIpRange(SasIpRange.parse("10.0.0.0-10.2.0.0"))
                    .setProtocol(SasProtocol.HTTPS_ONLY)
                    .setEncryptionScope("scope"));
    for (Service service : Service.values()) {
      assertThat(authenticate(service, "/things", token)).isInstanceOf(Principal.AccountSas.class);
    }
  }

  @Test
  void accountSasOfTables() {
    String token =
        new TableServiceClientBuilder()
            .endpoint("https://myaccount.table.core.windows.net")
            .credential(new AzureNamedKeyCredential(TestCall.ACCOUNT, TestCall.key()))
            .httpClient(new RecordingClient(Service.TABLE))
            .buildClient()
            .generateAccountSas(
                new TableAccountSasSignatureValues(
                    LATER,
                    TableAccountSasPermission.parse("rwdlacu"),
                    TableAccountSasService.parse("t"),
                    TableAccountSasResourceType.parse("sco")));
    assertThat(authenticate(Service.TABLE, "/Tables", token))
        .isInstanceOf(Principal.AccountSas.class);
  }

  private static BlobServiceSasSignatureValues blobValues(String permissions) {
    return new BlobServiceSasSignatureValues(LATER, BlobSasPermission.parse(permissions))
        .setStartTime(NOW.minusHours(1))
        .setProtocol(SasProtocol.HTTPS_HTTP)
        .setCacheControl("no-cache")
        .setContentDisposition("attachment; filename=\"a b\"")
        .setContentEncoding("gzip")
        .setContentLanguage("de")
        .setContentType("text/plain; charset=utf-8");
  }

  private static Principal.ServiceSas serviceSas(Service service, String path, String token) {
    return (Principal.ServiceSas) authenticate(service, path, token);
  }

  @Test
  void blob() {
    BlobContainerClient container = blobs().getBlobContainerClient("things");
    String token = container.getBlobClient("a b/c").generateSas(blobValues("racwdxytmei"));

    Principal.ServiceSas sas = serviceSas(Service.BLOB, "/things/a%20b/c", token);

    assertThat(sas.scope()).isEqualTo(new Scope(Scope.Kind.OBJECT, "things", "a b/c", ""));
    assertThat(sas.overrides().headers())
        .containsEntry("Content-Disposition", "attachment; filename=\"a b\"")
        .hasSize(5);
    assertThat(sas.permissions()).isEqualTo(Permissions.parse("racwdxytmei").orElseThrow());
  }

  @Test
  void blobWithABackslashInItsName() {
    String token =
        blobs().getBlobContainerClient("things").getBlobClient("a\\b").generateSas(blobValues("r"));
    assertThat(serviceSas(Service.BLOB, "/things/a%5Cb", token).has('r')).isTrue();
  }

  @Test
  void snapshotVersionAndDirectory() {
    var blob = blobs().getBlobContainerClient("things").getBlobClient("a/b");
    String moment = "2026-01-01T00:00:00.0000000Z";
    String snapshot = blob.getSnapshotClient(moment).generateSas(blobValues("r"));
    String version = blob.getVersionClient(moment).generateSas(blobValues("r"));
    String directory = blob.generateSas(blobValues("r").setDirectory(true));

    assertThat(serviceSas(Service.BLOB, "/things/a/b?snapshot=" + moment, snapshot).scope())
        .isEqualTo(new Scope(Scope.Kind.SNAPSHOT, "things", "a/b", moment));
    assertThat(serviceSas(Service.BLOB, "/things/a/b?versionid=" + moment, version).scope())
        .isEqualTo(new Scope(Scope.Kind.VERSION, "things", "a/b", moment));
    assertThat(serviceSas(Service.BLOB, "/things/a/b/c/d", directory).scope())
        .isEqualTo(new Scope(Scope.Kind.DIRECTORY, "things", "a/b", ""));
  }

  @Test
  void container() {
    String token =
        blobs()
            .getBlobContainerClient("things")
            .generateSas(
                new BlobServiceSasSignatureValues(
                    LATER, BlobContainerSasPermission.parse("racwdxltfmei")));
    assertThat(serviceSas(Service.BLOB, "/things/any", token).scope())
        .isEqualTo(Scope.container("things"));
  }

  @Test
  void containerWithAStoredPolicy() {
    String token =
        blobs()
            .getBlobContainerClient("things")
            .generateSas(new BlobServiceSasSignatureValues("my policy"));
    AccessPolicy policy =
        new AccessPolicy(Optional.empty(), Optional.of(LATER.toInstant()), Optional.of("rl"));
    Authenticator authenticator =
        Authentication.authenticator((call, container, identifier) ->
            container.equals("things") && identifier.equals("my policy")
                ? Optional.of(policy)
                : Optional.empty());
    TestCall call =
        TestCall.of(
            Service.BLOB, "GET", "https://myaccount.blob.core.windows.net/things/x?" + token);
    assertThat(authenticator.authenticate(call.build(), TestCall.account()).has('l')).isTrue();
  }

  @Test
  void queue() {
    String token =
        new QueueServiceClientBuilder()
            .endpoint("https://myaccount.queue.core.windows.net")
            .credential(credential())
            .httpClient(new RecordingClient(Service.QUEUE))
            .buildClient()
            .getQueueClient("things")
            .generateSas(
                new QueueServiceSasSignatureValues(LATER, QueueSasPermission.parse("raup"))
                    .setSasIpRange(SasIpRange.parse("10.1.2.3")));
    assertThat(serviceSas(Service.QUEUE, "/things/messages", token).scope())
        .isEqualTo(Scope.container("things"));
  }

  @Test
  void table() {
    String token =
        new TableClientBuilder()
            .endpoint("https://myaccount.table.core.windows.net")
            .tableName("People")
            .credential(new AzureNamedKeyCredential(TestCall.ACCOUNT, TestCall.key()))
            .httpClient(new RecordingClient(Service.TABLE))
            .buildClient()
            .generateSas(
                new TableSasSignatureValues(LATER, TableSasPermission.parse("raud"))
                    .setStartPartitionKey("a")
                    .setStartRowKey("1")
                    .setEndPartitionKey("m")
                    .setEndRowKey("5"));
    KeyRange range = serviceSas(Service.TABLE, "/People()", token).keyRange();
    assertThat(range.contains("a", "1")).isTrue();
    assertThat(range.contains("a", "0")).isFalse();
    assertThat(range.contains("m", "6")).isFalse();
  }

  @Test
  void shareAndFile() {
    ShareClient share =
        new ShareServiceClientBuilder()
            .endpoint("https://myaccount.file.core.windows.net")
            .credential(credential())
            .httpClient(new RecordingClient(Service.FILE))
            .buildClient()
            .getShareClient("things");
    String whole =
        share.generateSas(
            new ShareServiceSasSignatureValues(LATER, ShareSasPermission.parse("rcwdl")));
    String one =
        share
            .getFileClient("dir/a b")
            .generateSas(
                new ShareServiceSasSignatureValues(LATER, ShareFileSasPermission.parse("rcwd"))
                    .setContentType("text/plain"));
    assertThat(serviceSas(Service.FILE, "/things/dir/x", whole).scope())
        .isEqualTo(Scope.container("things"));
    assertThat(serviceSas(Service.FILE, "/things/dir/a%20b", one).overrides().headers())
        .containsEntry("Content-Type", "text/plain");
  }
}

package dev.malachite.protocol.auth;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.storage.blob.BlobClientBuilder;
import com.azure.storage.blob.models.UserDelegationKey;
import com.azure.storage.blob.sas.BlobSasPermission;
import com.azure.storage.blob.sas.BlobServiceSasSignatureValues;
import com.azure.storage.file.share.ShareFileClientBuilder;
import com.azure.storage.file.share.sas.ShareFileSasPermission;
import com.azure.storage.file.share.sas.ShareServiceSasSignatureValues;
import com.azure.storage.queue.QueueClientBuilder;
import com.azure.storage.queue.sas.QueueSasPermission;
import com.azure.storage.queue.sas.QueueServiceSasSignatureValues;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Service;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tokens that the vendor's SDKs sign with a user delegation key of ours. */
class SdkUserDelegationTest {
  private static final OffsetDateTime NOW = TestCall.NOW.atOffset(ZoneOffset.UTC);
  private static final OffsetDateTime START = NOW.minusHours(1);
  private static final OffsetDateTime LATER = NOW.plusHours(1);
  private static final String VERSION = "2026-06-06";

  private static String value(String service) {
    return UserDelegationKeys.value(
        TestCall.account(),
        new dev.malachite.protocol.auth.UserDelegationKey(
            "object", "tenant", START.toInstant(), LATER.toInstant(), service, VERSION, ""));
  }

  private static UserDelegationKey blobKey() {
    return new UserDelegationKey()
        .setSignedObjectId("object")
        .setSignedTenantId("tenant")
        .setSignedStart(START)
        .setSignedExpiry(LATER)
        .setSignedService("b")
        .setSignedVersion(VERSION)
        .setValue(value("b"));
  }

  private static String blobToken(BlobServiceSasSignatureValues values) {
    return new BlobClientBuilder()
        .endpoint("https://myaccount.blob.core.windows.net")
        .containerName("things")
        .blobName("a b")
        .httpClient(new RecordingClient(Service.BLOB))
        .buildClient()
        .generateUserDelegationSas(values, blobKey());
  }

  private static BlobServiceSasSignatureValues values() {
    return new BlobServiceSasSignatureValues(LATER, BlobSasPermission.parse("rw"));
  }

  private static TestCall blobCall(String token) {
    return TestCall.of(
        Service.BLOB, "GET", "https://myaccount.blob.core.windows.net/things/a%20b?" + token);
  }

  @Test
  void blob() {
    String token =
        blobToken(
            values()
                .setCorrelationId("correlation")
                .setPreauthorizedAgentObjectId("agent")
                .setContentType("text/plain"));

    assertThat(Authentication.of(blobCall(token)))
        .isEqualTo(
            new Principal.UserDelegationSas(
                Permissions.parse("rw").orElseThrow(),
                new Scope(Scope.Kind.OBJECT, "things", "a b", ""),
                new Principal.User("object", "tenant"),
                new HeaderOverrides(Map.of("Content-Type", "text/plain"))));
  }

  @Test
  void blobBoundToHeadersAndParameters() {
    String token =
        blobToken(
            values()
                .setRequestHeaders(Map.of("x-ms-one", "1", "x-ms-two", "2"))
                .setRequestQueryParameters(Map.of("timeout", "30", "other", "x")));
    TestCall call = blobCall(token + "&timeout=30&other=x");

    assertThat(Authentication.of(call.with(Headers.of("x-ms-one", "1", "x-ms-two", "2"))))
        .isInstanceOf(Principal.UserDelegationSas.class);
    Authentication.assertRefused(
        call.with(Headers.of("x-ms-one", "1", "x-ms-two", "3")), "Signature did not match.");
    Authentication.assertRefused(call, "Signature did not match.");
  }

  @Test
  void blobBoundToAUser() {
    TestCall call = blobCall(blobToken(values().setDelegatedUserObjectId("somebody")));

    assertThat(
            Authentication.of(
                call.with(Headers.of("Authorization", "Bearer " + Tokens.basic("somebody")))))
        .isInstanceOf(Principal.UserDelegationSas.class);
    Authentication.assertRefused(
        call.with(Headers.of("Authorization", "Bearer " + Tokens.basic("another"))),
        "The token is for another user.");
    Authentication.assertRefused(call, "The token is for one user, who must authenticate too.");
  }

  @Test
  void queue() {
    String token =
        new QueueClientBuilder()
            .endpoint("https://myaccount.queue.core.windows.net")
            .queueName("things")
            .httpClient(new RecordingClient(Service.QUEUE))
            .buildClient()
            .generateUserDelegationSas(
                new QueueServiceSasSignatureValues(LATER, QueueSasPermission.parse("raup")),
                new com.azure.storage.queue.models.UserDelegationKey()
                    .setSignedObjectId("object")
                    .setSignedTenantId("tenant")
                    .setSignedStart(START)
                    .setSignedExpiry(LATER)
                    .setSignedService("q")
                    .setSignedVersion(VERSION)
                    .setValue(value("q")));
    String url = "https://myaccount.queue.core.windows.net/things/messages?" + token;
    assertThat(Authentication.of(TestCall.of(Service.QUEUE, "GET", url)))
        .isInstanceOf(Principal.UserDelegationSas.class);
  }

  @Test
  void file() {
    String token =
        new ShareFileClientBuilder()
            .endpoint("https://myaccount.file.core.windows.net")
            .shareName("things")
            .resourcePath("a b")
            .httpClient(new RecordingClient(Service.FILE))
            .buildFileClient()
            .generateUserDelegationSas(
                new ShareServiceSasSignatureValues(LATER, ShareFileSasPermission.parse("r"))
                    .setContentType("text/plain"),
                new com.azure.storage.file.share.models.UserDelegationKey()
                    .setSignedObjectId("object")
                    .setSignedTenantId("tenant")
                    .setSignedStart(START)
                    .setSignedExpiry(LATER)
                    .setSignedService("f")
                    .setSignedVersion(VERSION)
                    .setValue(value("f")));
    String url = "https://myaccount.file.core.windows.net/things/a%20b?" + token;
    assertThat(Authentication.of(TestCall.of(Service.FILE, "GET", url)))
        .isInstanceOf(Principal.UserDelegationSas.class);
  }
}

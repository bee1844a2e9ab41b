package dev.malachite.acceptance.blob;

import static dev.malachite.acceptance.blob.BlobClients.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.azure.core.credential.AccessToken;
import com.azure.core.credential.TokenCredential;
import com.azure.core.http.HttpClient;
import com.azure.core.util.BinaryData;
import com.azure.storage.blob.BlobClient;
import com.azure.storage.blob.BlobClientBuilder;
import com.azure.storage.blob.BlobContainerClient;
import com.azure.storage.blob.BlobServiceClient;
import com.azure.storage.blob.BlobServiceClientBuilder;
import com.azure.storage.blob.models.BlobStorageException;
import com.azure.storage.blob.models.UserDelegationKey;
import com.azure.storage.blob.sas.BlobSasPermission;
import com.azure.storage.blob.sas.BlobServiceSasSignatureValues;
import com.azure.storage.common.StorageSharedKeyCredential;
import dev.malachite.acceptance.Accounts;
import dev.malachite.acceptance.Application;
import dev.malachite.acceptance.Certificate;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Base64;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import reactor.core.publisher.Mono;

/** Tokens, user delegation keys and the signatures made with them, over HTTPS. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class UserDelegationTest {
  private static final String ISSUER = "https://issuer.example/tenant";
  private final HttpClient http = SecureClients.trusting();
  private Application application;
  private BlobServiceClient service;

  @BeforeAll
  void start() throws Exception {
    Certificate identity = Certificate.make();
    application =
        Application.start(
            Map.of(
                "malachite.tls.certificate",
                identity.certificate().toString(),
                "malachite.tls.key",
                identity.key().toString(),
                "malachite.oauth.mode",
                "basic",
                "malachite.oauth.issuer",
                ISSUER));
    service = client().credential(token("https://storage.azure.com/", 3600)).buildClient();
  }

  @AfterAll
  void stop() {
    application.close();
  }

  @Test
  void aKeySignsForTheUser() {
    BlobContainerClient container = service.createBlobContainer(BlobClients.name());
    BlobClient blob = container.getBlobClient("b");
    blob.upload(BinaryData.fromString("hello"));
    UserDelegationKey key =
        service.getUserDelegationKey(
            OffsetDateTime.now().minusMinutes(5), OffsetDateTime.now().plusHours(1));
    assertThat(key.getSignedObjectId()).isEqualTo("11111111-1111-1111-1111-111111111111");
    assertThat(key.getSignedService()).isEqualTo("b");
    BlobClient reader = signed(blob, key, "r");
    assertThat(reader.downloadContent().toString()).isEqualTo("hello");
    assertRefused(403, "AuthorizationPermissionMismatch", reader::delete);
    assertRefused(
        403, "AuthenticationFailed", signed(blob, key.setValue("AAAA"), "r")::downloadContent);
  }

  @Test
  void onlyTokensGetAKeyAndForAWeekAtMost() {
    BlobServiceClient owner =
        client()
            .credential(new StorageSharedKeyCredential(Accounts.NAME, Accounts.KEY))
            .buildClient();
    OffsetDateTime soon = OffsetDateTime.now().plusHours(1);
    assertThatThrownBy(() -> owner.getUserDelegationKey(null, soon))
        .isInstanceOfSatisfying(
            BlobStorageException.class,
            refusal -> assertThat(refusal.getStatusCode()).isEqualTo(403));
    assertRefused(
        400,
        "InvalidXmlNodeValue",
        () -> service.getUserDelegationKey(null, OffsetDateTime.now().plusDays(8)));
  }

  @Test
  void wrongTokensAreRefused() {
    BlobServiceClient stranger =
        client().credential(token("https://elsewhere.example", 3600)).buildClient();
    assertThatThrownBy(stranger::getProperties)
        .isInstanceOfSatisfying(
            BlobStorageException.class,
            refusal -> assertThat(refusal.getStatusCode()).isEqualTo(401));
  }

  private BlobClient signed(BlobClient blob, UserDelegationKey key, String permissions) {
    String signature =
        blob.generateUserDelegationSas(
            new BlobServiceSasSignatureValues(
                OffsetDateTime.now().plusMinutes(30), BlobSasPermission.parse(permissions)),
            key,
            Accounts.NAME,
            null);
    return new BlobClientBuilder()
        .endpoint(blob.getBlobUrl() + "?" + signature)
        .httpClient(http)
        .buildClient();
  }

  private BlobServiceClientBuilder client() {
    return new BlobServiceClientBuilder()
        .endpoint("https://127.0.0.1:" + application.port("blob") + "/" + Accounts.NAME)
        .httpClient(http);
  }

  private static TokenCredential token(String audience, long seconds) {
    long now = Instant.now().getEpochSecond();
    String claims =
        "{\"iss\":\"%s\",\"aud\":\"%s\",\"nbf\":%d,\"iat\":%d,\"exp\":%d,\"oid\":\"%s\",\"tid\":\"%s\",\"sub\":\"x\"}"
            .formatted(
                ISSUER,
                audience,
                now - 60,
                now - 60,
                now + seconds,
                "11111111-1111-1111-1111-111111111111",
                "22222222-2222-2222-2222-222222222222");
    String text =
        encode("{\"alg\":\"RS256\",\"typ\":\"JWT\"}")
            + "."
            + encode(claims)
            + "."
            + encode("signature");
    return request -> Mono.just(new AccessToken(text, OffsetDateTime.now().plusHours(1)));
  }

  private static String encode(String text) {
    return Base64.getUrlEncoder()
        .withoutPadding()
        .encodeToString(text.getBytes(StandardCharsets.UTF_8));
  }
}

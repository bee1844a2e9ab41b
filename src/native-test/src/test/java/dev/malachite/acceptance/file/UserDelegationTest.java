package dev.malachite.acceptance.file;

import static dev.malachite.acceptance.file.FileClients.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.credential.AccessToken;
import com.azure.core.credential.TokenCredential;
import com.azure.core.http.HttpClient;
import com.azure.core.http.policy.HttpLogOptions;
import com.azure.storage.file.share.ShareClient;
import com.azure.storage.file.share.ShareFileClient;
import com.azure.storage.file.share.ShareFileClientBuilder;
import com.azure.storage.file.share.ShareServiceClient;
import com.azure.storage.file.share.ShareServiceClientBuilder;
import com.azure.storage.file.share.models.ShareTokenIntent;
import com.azure.storage.file.share.models.UserDelegationKey;
import com.azure.storage.file.share.sas.ShareFileSasPermission;
import com.azure.storage.file.share.sas.ShareServiceSasSignatureValues;
import dev.malachite.acceptance.Accounts;
import dev.malachite.acceptance.Application;
import dev.malachite.acceptance.Certificate;
import dev.malachite.acceptance.blob.SecureClients;
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
  private static final String ENDPOINT = "https://" + Accounts.NAME + ".file.localhost";

  /** The SDK finds the name of the account, which it signs, only in public names. */
  private static final String PUBLIC_ENDPOINT =
      "https://" + Accounts.NAME + ".file.core.windows.net";

  private Application application;
  private ShareServiceClient service;

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
    service = client().shareTokenIntent(ShareTokenIntent.BACKUP).buildClient();
  }

  @AfterAll
  void stop() {
    application.close();
  }

  @Test
  void aTokenOpensFilesWithTheIntentOnly() {
    ShareClient share = service.createShare(FileClients.name());
    ShareFileClient file = FileClients.file(share, "f", new byte[] {1, 2, 3});
    assertThat(FileClients.read(file)).containsExactly(1, 2, 3);
    ShareServiceClient without = client().buildClient();
    assertRefused(
        400,
        "MissingRequiredHeader",
        () -> without.getShareClient(share.getShareName()).getFileClient("f").getProperties());
  }

  @Test
  void aKeySignsForTheUser() {
    ShareClient share = service.createShare(FileClients.name());
    ShareFileClient file = FileClients.file(share, "f", new byte[] {1, 2, 3});
    UserDelegationKey key =
        service.getUserDelegationKey(
            OffsetDateTime.now().minusMinutes(5), OffsetDateTime.now().plusHours(1));
    assertThat(key.getSignedService()).isEqualTo("f");
    ShareFileClient reader = signed(file, key);
    assertThat(FileClients.read(reader)).containsExactly(1, 2, 3);
    assertRefused(403, "AuthorizationPermissionMismatch", reader::delete);
    assertRefused(
        403, "AuthenticationFailed", () -> FileClients.read(signed(file, key.setValue("AAAA"))));
  }

  private ShareFileClient signed(ShareFileClient file, UserDelegationKey key) {
    String signature =
        client(file, PUBLIC_ENDPOINT)
            .buildFileClient()
            .generateUserDelegationSas(
                new ShareServiceSasSignatureValues(
                    OffsetDateTime.now().plusMinutes(30), ShareFileSasPermission.parse("r")),
                key);
    return client(file, ENDPOINT).sasToken(signature).buildFileClient();
  }

  private ShareFileClientBuilder client(ShareFileClient file, String endpoint) {
    return new ShareFileClientBuilder()
        .endpoint(endpoint)
        .shareName(file.getShareName())
        .resourcePath(file.getFilePath())
        .httpClient(http());
  }

  private HttpClient http() {
    return new LocalHttpClient(SecureClients.trusting(), application.port("file"));
  }

  private ShareServiceClientBuilder client() {
    return new ShareServiceClientBuilder()
        .endpoint(ENDPOINT)
        .credential(token())
        .httpLogOptions(new HttpLogOptions())
        .httpClient(http());
  }

  private static TokenCredential token() {
    long now = Instant.now().getEpochSecond();
    String claims =
        ("{\"iss\":\"%s\",\"aud\":\"https://storage.azure.com/\",\"nbf\":%d,\"iat\":%d,"
                + "\"exp\":%d,\"oid\":\"%s\",\"tid\":\"%s\",\"sub\":\"x\"}")
            .formatted(
                ISSUER,
                now - 60,
                now - 60,
                now + 3600,
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

package dev.malachite.acceptance.blob;

import static dev.malachite.acceptance.blob.BlobClients.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import com.azure.storage.blob.BlobServiceClient;
import com.azure.storage.blob.BlobServiceClientBuilder;
import com.azure.storage.blob.models.AccountKind;
import com.azure.storage.blob.models.BlobCorsRule;
import com.azure.storage.blob.models.BlobRetentionPolicy;
import com.azure.storage.blob.models.BlobServiceProperties;
import com.azure.storage.blob.models.BlobServiceStatistics;
import com.azure.storage.blob.models.GeoReplicationStatus;
import com.azure.storage.blob.models.StorageAccountInfo;
import com.azure.storage.common.StorageSharedKeyCredential;
import dev.malachite.acceptance.Accounts;
import dev.malachite.acceptance.Application;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Service properties, statistics, account information, and CORS by the stored rules. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ServicePropertiesTest {
  private Application application;
  private BlobServiceClient service;

  @BeforeAll
  void start() {
    application = Application.start(Map.of());
    service = BlobClients.service(application);
  }

  @AfterAll
  void stop() {
    application.close();
  }

  @Test
  void propertiesAreKeptAndWhatIsNotNamedStays() {
    service.setProperties(
        new BlobServiceProperties()
            .setDefaultServiceVersion("2021-12-02")
            .setDeleteRetentionPolicy(new BlobRetentionPolicy().setEnabled(true).setDays(5)));
    service.setProperties(new BlobServiceProperties().setCors(List.of(rule("http://one.example"))));
    BlobServiceProperties properties = service.getProperties();
    assertThat(properties.getDefaultServiceVersion()).isEqualTo("2021-12-02");
    assertThat(properties.getDeleteRetentionPolicy().getDays()).isEqualTo(5);
    assertThat(properties.getCors())
        .singleElement()
        .extracting(BlobCorsRule::getAllowedOrigins)
        .isEqualTo("http://one.example");
    service.setProperties(
        new BlobServiceProperties()
            .setDeleteRetentionPolicy(new BlobRetentionPolicy().setEnabled(false)));
  }

  @Test
  void wrongPropertiesAreRefused() {
    List<BlobCorsRule> six = new ArrayList<>(Collections.nCopies(6, rule("*")));
    assertRefused(
        400,
        "InvalidXmlDocument",
        () -> service.setProperties(new BlobServiceProperties().setCors(six)));
  }

  @Test
  void statisticsAreAtTheSecondaryEndpoint() {
    BlobServiceClient secondary =
        new BlobServiceClientBuilder()
            .endpoint(application.endpoint("blob") + "-secondary")
            .credential(new StorageSharedKeyCredential(Accounts.NAME, Accounts.KEY))
            .buildClient();
    BlobServiceStatistics statistics = secondary.getStatistics();
    assertThat(statistics.getGeoReplication().getStatus()).isEqualTo(GeoReplicationStatus.LIVE);
    assertRefused(400, "InvalidQueryParameterValue", service::getStatistics);
  }

  @Test
  void theAccountIsDescribedAtEachLevel() {
    StorageAccountInfo info = service.getAccountInfo();
    assertThat(info.getAccountKind()).isEqualTo(AccountKind.STORAGE_V2);
    assertThat(
            service
                .getBlobContainerClient("none")
                .getBlobClient("none")
                .getAccountInfo()
                .getSkuName())
        .isEqualTo(info.getSkuName());
    assertThat(service.getBlobContainerClient("none").getAccountInfo(null).getSkuName())
        .isEqualTo(info.getSkuName());
  }

  @Test
  void preflightsFollowTheStoredRules() {
    service.setProperties(new BlobServiceProperties().setCors(List.of(rule("http://two.example"))));
    HttpResponse<byte[]> allowed = preflight("http://two.example", "PUT");
    assertThat(allowed.statusCode()).isEqualTo(200);
    assertThat(RawBlobs.header(allowed, "Access-Control-Allow-Origin"))
        .isEqualTo("http://two.example");
    assertThat(RawBlobs.header(allowed, "Access-Control-Allow-Methods")).contains("PUT");
    assertThat(RawBlobs.header(allowed, "Access-Control-Max-Age")).isEqualTo("60");
    assertThat(preflight("http://three.example", "PUT").statusCode()).isEqualTo(403);
    assertThat(preflight("http://two.example", "DELETE").statusCode()).isEqualTo(403);
    assertThat(RawBlobs.send(options().build()).statusCode()).isEqualTo(400);
  }

  private HttpResponse<byte[]> preflight(String origin, String method) {
    return RawBlobs.send(
        options()
            .header("Origin", origin)
            .header("Access-Control-Request-Method", method)
            .header("Access-Control-Request-Headers", "x-ms-meta-a")
            .build());
  }

  private HttpRequest.Builder options() {
    return HttpRequest.newBuilder(URI.create(application.endpoint("blob") + "/c/b"))
        .method("OPTIONS", BodyPublishers.noBody());
  }

  private static BlobCorsRule rule(String origin) {
    return new BlobCorsRule()
        .setAllowedOrigins(origin)
        .setAllowedMethods("GET,PUT")
        .setAllowedHeaders("x-ms-meta*")
        .setExposedHeaders("x-ms-*")
        .setMaxAgeInSeconds(60);
  }
}

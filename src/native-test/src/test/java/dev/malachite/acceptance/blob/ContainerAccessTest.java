package dev.malachite.acceptance.blob;

import static dev.malachite.acceptance.blob.BlobClients.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.util.BinaryData;
import com.azure.storage.blob.BlobClient;
import com.azure.storage.blob.BlobClientBuilder;
import com.azure.storage.blob.BlobContainerClient;
import com.azure.storage.blob.BlobContainerClientBuilder;
import com.azure.storage.blob.models.BlobAccessPolicy;
import com.azure.storage.blob.models.BlobContainerAccessPolicies;
import com.azure.storage.blob.models.BlobRequestConditions;
import com.azure.storage.blob.models.BlobSignedIdentifier;
import com.azure.storage.blob.models.PublicAccessType;
import com.azure.storage.blob.sas.BlobServiceSasSignatureValues;
import dev.malachite.acceptance.Application;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Stored policies and public access, by which others come in. */
class ContainerAccessTest {
  private final BlobContainerClient container = BlobClients.container(Application.shared());

  @Test
  void policiesComeBackAsTheyWere() {
    OffsetDateTime expiry = OffsetDateTime.parse("2030-01-02T03:04:05Z");
    String before = container.getProperties().getETag();
    container.setAccessPolicy(PublicAccessType.CONTAINER, List.of(policy("one", "racwdl", expiry)));
    BlobContainerAccessPolicies found = container.getAccessPolicy();
    assertThat(found.getBlobAccessType()).isEqualTo(PublicAccessType.CONTAINER);
    assertThat(found.getIdentifiers())
        .singleElement()
        .satisfies(each -> {
          assertThat(each.getId()).isEqualTo("one");
          assertThat(each.getAccessPolicy().getExpiresOn()).isEqualTo(expiry);
          assertThat(each.getAccessPolicy().getPermissions()).isEqualTo("racwdl");
        });
    assertThat(container.getProperties().getETag()).isNotEqualTo(before);
    container.setAccessPolicy(null, null);
    assertThat(container.getAccessPolicy().getIdentifiers()).isNullOrEmpty();
    assertThat(container.getAccessPolicy().getBlobAccessType()).isNull();
  }

  @Test
  void sixPoliciesAndFailedConditionsAreRefused() {
    List<BlobSignedIdentifier> six =
        IntStream.range(0, 6).mapToObj(i -> policy("p" + i, "r", OffsetDateTime.now())).toList();
    assertRefused(400, "InvalidXmlDocument", () -> container.setAccessPolicy(null, six));
    assertRefused(
        412,
        "ConditionNotMet",
        () ->
            container.setAccessPolicyWithResponse(
                null,
                null,
                new BlobRequestConditions().setIfUnmodifiedSince(OffsetDateTime.now().minusDays(1)),
                null,
                null));
    BlobContainerClient none =
        BlobClients.service(Application.shared()).getBlobContainerClient(BlobClients.name());
    assertRefused(404, "ContainerNotFound", none::getAccessPolicy);
  }

  @Test
  void aStoredPolicyCarriesASignatureUntilItIsTakenBack() {
    BlobClient blob = container.getBlobClient("b");
    blob.upload(BinaryData.fromString("hello"));
    container.setAccessPolicy(
        null, List.of(policy("readers", "r", OffsetDateTime.now().plusHours(1))));
    String signature = container.generateSas(new BlobServiceSasSignatureValues("readers"));
    BlobClient reader =
        new BlobClientBuilder().endpoint(blob.getBlobUrl() + "?" + signature).buildClient();
    assertThat(reader.downloadContent().toString()).isEqualTo("hello");
    assertRefused(403, "AuthorizationPermissionMismatch", reader::delete);
    container.setAccessPolicy(null, List.of());
    assertRefused(403, "AuthenticationFailed", reader::downloadContent);
  }

  @Test
  void publicAccessOpensBlobsOrTheContainer() {
    container.getBlobClient("b").upload(BinaryData.fromString("hello"));
    BlobContainerClient visitor =
        new BlobContainerClientBuilder().endpoint(container.getBlobContainerUrl()).buildClient();
    assertRefused(
        401, "NoAuthenticationInformation", () -> visitor.getBlobClient("b").downloadContent());
    container.setAccessPolicy(PublicAccessType.BLOB, null);
    assertThat(visitor.getBlobClient("b").downloadContent().toString()).isEqualTo("hello");
    assertRefused(401, "NoAuthenticationInformation", () -> visitor.listBlobs().stream().count());
    container.setAccessPolicy(PublicAccessType.CONTAINER, null);
    assertThat(visitor.listBlobs()).hasSize(1);
    assertRefused(401, "NoAuthenticationInformation", () -> visitor.getBlobClient("b").delete());
  }

  private static BlobSignedIdentifier policy(String id, String permissions, OffsetDateTime expiry) {
    return new BlobSignedIdentifier()
        .setId(id)
        .setAccessPolicy(new BlobAccessPolicy().setPermissions(permissions).setExpiresOn(expiry));
  }
}

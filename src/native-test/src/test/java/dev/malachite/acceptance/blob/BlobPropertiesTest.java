package dev.malachite.acceptance.blob;

import static dev.malachite.acceptance.blob.BlobClients.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import com.azure.core.util.BinaryData;
import com.azure.core.util.Context;
import com.azure.storage.blob.BlobClient;
import com.azure.storage.blob.BlobContainerClient;
import com.azure.storage.blob.models.AccessTier;
import com.azure.storage.blob.models.ArchiveStatus;
import com.azure.storage.blob.models.BlobHttpHeaders;
import com.azure.storage.blob.models.BlobImmutabilityPolicy;
import com.azure.storage.blob.models.BlobImmutabilityPolicyMode;
import com.azure.storage.blob.models.BlobProperties;
import com.azure.storage.blob.models.BlobRequestConditions;
import com.azure.storage.blob.models.RehydratePriority;
import com.azure.storage.blob.options.BlobSetAccessTierOptions;
import dev.malachite.acceptance.Application;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Headers, metadata, tags, tiers and protection through the SDK. */
class BlobPropertiesTest {
  private final BlobContainerClient container = BlobClients.container(Application.shared());
  private final BlobClient blob = container.getBlobClient("b");

  @BeforeEach
  void put() {
    blob.upload(BinaryData.fromString("text"));
  }

  @Test
  void headersAreReplacedTogetherAndMetadataIsItsOwn() {
    blob.setMetadata(Map.of("who", "me"));
    blob.setHttpHeaders(
        new BlobHttpHeaders().setContentType("text/plain").setCacheControl("no-store"));
    blob.setHttpHeaders(new BlobHttpHeaders().setContentLanguage("en"));
    BlobProperties properties = blob.getProperties();
    assertThat(properties.getContentLanguage()).isEqualTo("en");
    assertThat(properties.getCacheControl()).isNull();
    assertThat(properties.getMetadata()).containsExactly(Map.entry("who", "me"));
    assertRefused(
        412,
        "ConditionNotMet",
        () ->
            blob.setMetadataWithResponse(
                Map.of(), new BlobRequestConditions().setIfMatch("\"0x1\""), null, Context.NONE));
  }

  @Test
  void tagsAreSetFoundAndAskedFor() {
    String etag = blob.getProperties().getETag();
    blob.setTags(Map.of("colour", "dark green", "n", "1"));
    assertThat(blob.getTags()).containsOnly(Map.entry("colour", "dark green"), Map.entry("n", "1"));
    assertThat(blob.getProperties().getTagCount()).isEqualTo(2);
    assertThat(blob.getProperties().getETag()).isEqualTo(etag);
    assertThat(container.findBlobsByTags("colour = 'dark green' AND n >= '1'"))
        .extracting(found -> found.getName() + found.getTags())
        .hasSize(1);
    assertThat(
            container
                .getServiceClient()
                .findBlobsByTags(
                    "@container = '" + container.getBlobContainerName() + "' AND n = '1'"))
        .extracting(found -> found.getContainerName())
        .containsExactly(container.getBlobContainerName());
    assertRefused(
        412,
        "ConditionNotMet",
        () ->
            blob.getPropertiesWithResponse(
                new BlobRequestConditions().setTagsConditions("n = '2'"), null, Context.NONE));
    assertRefused(
        400,
        "InvalidHeaderValue",
        () ->
            blob.getPropertiesWithResponse(
                new BlobRequestConditions().setTagsConditions("n ~ '2'"), null, Context.NONE));
    assertRefused(
        400,
        "InvalidQueryParameterValue",
        () -> container.findBlobsByTags("n ~ '1'").stream().count());
    blob.setTags(Map.of());
    assertThat(container.findBlobsByTags("n = '1'")).isEmpty();
  }

  @Test
  void anArchivedBlobIsRehydrated() {
    blob.setAccessTier(AccessTier.COOL);
    assertThat(blob.getProperties().getAccessTier()).isEqualTo(AccessTier.COOL);
    blob.setAccessTier(AccessTier.ARCHIVE);
    assertRefused(409, "BlobArchived", blob::downloadContent);
    assertThat(
            blob.setAccessTierWithResponse(
                    new BlobSetAccessTierOptions(AccessTier.HOT)
                        .setPriority(RehydratePriority.HIGH),
                    null,
                    Context.NONE)
                .getStatusCode())
        .isEqualTo(202);
    BlobProperties properties = blob.getProperties();
    assertThat(properties.getArchiveStatus()).isEqualTo(ArchiveStatus.REHYDRATE_PENDING_TO_HOT);
    assertThat(properties.getRehydratePriority()).isEqualTo(RehydratePriority.HIGH);
    assertRefused(409, "BlobBeingRehydrated", () -> blob.setAccessTier(AccessTier.COOL));
    blob.delete();
  }

  @Test
  void policiesAndHoldsKeepABlob() {
    OffsetDateTime tomorrow =
        OffsetDateTime.now(ZoneOffset.UTC).plusDays(1).truncatedTo(ChronoUnit.SECONDS);
    blob.setImmutabilityPolicy(
        new BlobImmutabilityPolicy()
            .setExpiryTime(tomorrow)
            .setPolicyMode(BlobImmutabilityPolicyMode.UNLOCKED));
    assertThat(blob.getProperties().getImmutabilityPolicy().getExpiryTime()).isEqualTo(tomorrow);
    assertRefused(409, "BlobImmutableDueToPolicy", blob::delete);
    blob.deleteImmutabilityPolicy();
    blob.setLegalHold(true);
    assertThat(blob.getProperties().hasLegalHold()).isTrue();
    assertRefused(
        409, "BlobImmutableDueToLegalHold", () -> blob.upload(BinaryData.fromString("x"), true));
    blob.setLegalHold(false);
    blob.delete();
    assertThat(blob.exists()).isFalse();
  }
}

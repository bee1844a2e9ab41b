package dev.malachite.blob.property;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import java.time.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Immutability policies, legal holds and expiry. */
class ProtectionTest {
  private static final String POLICY = "/box/b?comp=immutabilityPolicies";
  private static final String UNTIL = "x-ms-immutability-policy-until-date";
  private static final String MODE = "x-ms-immutability-policy-mode";
  private static final String TOMORROW = "Tue, 17 Nov 2026 00:00:00 GMT";
  private static final String LATER = "Wed, 18 Nov 2026 00:00:00 GMT";
  private final TestBlobs blobs = new TestBlobs();

  @BeforeEach
  void put() {
    blobs.send("PutBlob", "/box/b", new byte[3]);
  }

  @Test
  void aPolicyKeepsTheBlobAsItIsUntilItsEnd() {
    String etag = blobs.header("/box/b", "ETag");
    assertThat(
            blobs.send("SetBlobImmutabilityPolicy", POLICY, UNTIL, TOMORROW).headers().first(MODE))
        .contains("unlocked");
    assertThat(blobs.header("/box/b", UNTIL)).isEqualTo(TOMORROW);
    assertThat(blobs.header("/box/b", "ETag")).isEqualTo(etag);
    assertThat(blobs.refusal("DeleteBlob", "/box/b")).isEqualTo("409 BlobImmutableDueToPolicy");
    assertThat(blobs.refusal("PutBlob", "/box/b", new byte[1]))
        .isEqualTo("409 BlobImmutableDueToPolicy");
    assertThat(blobs.refusal("SetBlobMetadata", "/box/b?comp=metadata"))
        .isEqualTo("409 BlobImmutableDueToPolicy");
    blobs.bench().pass(Duration.ofDays(1));
    assertThat(blobs.send("DeleteBlob", "/box/b").status()).isEqualTo(202);
  }

  @Test
  void anUnlockedPolicyCanGoAndALockedOneOnlyGrow() {
    blobs.send("SetBlobImmutabilityPolicy", POLICY, UNTIL, TOMORROW);
    blobs.send("DeleteBlobImmutabilityPolicy", POLICY);
    assertThat(blobs.header("/box/b", UNTIL)).isEmpty();
    blobs.send("SetBlobImmutabilityPolicy", POLICY, UNTIL, TOMORROW, MODE, "Locked");
    assertThat(blobs.refusal("DeleteBlobImmutabilityPolicy", POLICY))
        .isEqualTo("409 BlobImmutableDueToPolicy");
    assertThat(blobs.refusal("SetBlobImmutabilityPolicy", POLICY, UNTIL, LATER))
        .isEqualTo("409 BlobImmutableDueToPolicy");
    blobs.send("SetBlobImmutabilityPolicy", POLICY, UNTIL, LATER, MODE, "Locked");
    assertThat(blobs.refusal("SetBlobImmutabilityPolicy", POLICY, UNTIL, TOMORROW, MODE, "Locked"))
        .isEqualTo("409 BlobImmutableDueToPolicy");
    assertThat(blobs.header("/box/b", MODE)).isEqualTo("locked");
  }

  @Test
  void aLegalHoldKeepsItWhateverTheTime() {
    blobs.send("SetBlobLegalHold", "/box/b?comp=legalhold", "x-ms-legal-hold", "true");
    assertThat(blobs.header("/box/b", "x-ms-legal-hold")).isEqualTo("true");
    blobs.bench().pass(Duration.ofDays(9999));
    assertThat(blobs.refusal("DeleteBlob", "/box/b")).isEqualTo("409 BlobImmutableDueToLegalHold");
    blobs.send("SetBlobLegalHold", "/box/b?comp=legalhold", "x-ms-legal-hold", "false");
    assertThat(blobs.send("DeleteBlob", "/box/b").status()).isEqualTo(202);
  }

  @Test
  void badPoliciesAreRefused() {
    assertThat(blobs.refusal("SetBlobImmutabilityPolicy", POLICY))
        .isEqualTo("400 MissingRequiredHeader");
    assertThat(blobs.refusal("SetBlobImmutabilityPolicy", POLICY, UNTIL, "soon"))
        .isEqualTo("400 InvalidHeaderValue");
    assertThat(blobs.refusal("SetBlobImmutabilityPolicy", POLICY, UNTIL, LATER, MODE, "open"))
        .isEqualTo("400 InvalidHeaderValue");
    assertThat(blobs.refusal("SetBlobLegalHold", "/box/b?comp=legalhold"))
        .isEqualTo("400 MissingRequiredHeader");
    assertThat(
            blobs.refusal("SetBlobLegalHold", "/box/no?comp=legalhold", "x-ms-legal-hold", "true"))
        .isEqualTo("404 BlobNotFound");
  }

  @Test
  void anExpiredBlobIsNoMore() {
    String etag = blobs.header("/box/b", "ETag");
    blobs.send(
        "SetBlobExpiry",
        "/box/b?comp=expiry",
        "x-ms-expiry-option",
        "RelativeToNow",
        "x-ms-expiry-time",
        "1000");
    assertThat(blobs.header("/box/b", "x-ms-expiry-time")).isNotEmpty();
    assertThat(blobs.header("/box/b", "ETag")).isEqualTo(etag);
    blobs.bench().pass(Duration.ofMillis(999));
    assertThat(blobs.bytes("/box/b")).hasSize(3);
    blobs.bench().pass(Duration.ofMillis(1));
    assertThat(blobs.refusal("GetBlob", "/box/b")).isEqualTo("404 BlobNotFound");
    assertThat(TestBlobs.text(blobs.send("ListBlobsFlat", "/box?restype=container&comp=list")))
        .doesNotContain("<Blob>");
    blobs.send("PutBlob", "/box/b", new byte[1], "If-None-Match", "*");
    assertThat(blobs.header("/box/b", "x-ms-expiry-time")).isEmpty();
  }

  @Test
  void expiryCanBeTakenBackAndBadOnesAreRefused() {
    String uri = "/box/b?comp=expiry";
    blobs.send(
        "SetBlobExpiry", uri, "x-ms-expiry-option", "Absolute", "x-ms-expiry-time", TOMORROW);
    blobs.send("SetBlobExpiry", uri, "x-ms-expiry-option", "NeverExpire");
    assertThat(blobs.header("/box/b", "x-ms-expiry-time")).isEmpty();
    assertThat(blobs.refusal("SetBlobExpiry", uri)).isEqualTo("400 MissingRequiredHeader");
    assertThat(blobs.refusal("SetBlobExpiry", uri, "x-ms-expiry-option", "Sometime"))
        .isEqualTo("400 InvalidHeaderValue");
    assertThat(
            blobs.refusal(
                "SetBlobExpiry",
                uri,
                "x-ms-expiry-option",
                "RelativeToNow",
                "x-ms-expiry-time",
                "-1"))
        .isEqualTo("400 InvalidHeaderValue");
  }
}

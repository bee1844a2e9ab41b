package dev.malachite.blob.property;

import static dev.malachite.blob.cases.BlobState.HELD;
import static dev.malachite.blob.cases.BlobState.NO_BLOB;
import static dev.malachite.blob.cases.BlobState.NO_CONTAINER;
import static dev.malachite.blob.cases.BlobState.SNAPSHOT;
import static dev.malachite.blob.cases.BlobState.UNCOMMITTED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.BlobState;
import dev.malachite.blob.cases.ConditionCases;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.LeaseCases;
import dev.malachite.blob.cases.Probe;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class DeleteBlobImmutabilityPolicyTest {
  private static final String POLICY = "/box/b?comp=immutabilityPolicies";
  private static final Probe PROBE =
      Probe.of(
          "DeleteBlobImmutabilityPolicy",
          POLICY,
          blobs -> {
            Given.blockBlob(blobs);
            set(blobs, "Unlocked");
          });

  private static void set(TestBlobs blobs, String mode) {
    blobs.send(
        "SetBlobImmutabilityPolicy",
        POLICY,
        "x-ms-immutability-policy-until-date",
        "Tue, 17 Nov 2026 00:00:00 GMT",
        "x-ms-immutability-policy-mode",
        mode);
  }

  @Test
  void anUnlockedPolicyCanGo() {
    TestBlobs blobs = new TestBlobs();
    Given.blockBlob(blobs);
    String etag = blobs.header("/box/b", "ETag");
    set(blobs, "Unlocked");
    assertThat(blobs.send("DeleteBlobImmutabilityPolicy", POLICY).status()).isEqualTo(200);
    assertThat(blobs.header("/box/b", "x-ms-immutability-policy-until-date")).isEmpty();
    assertThat(blobs.header("/box/b", "ETag")).isEqualTo(etag);
    assertThat(blobs.send("DeleteBlob", "/box/b").status()).isEqualTo(202);
  }

  @Test
  void aLockedOneStays() {
    TestBlobs blobs = new TestBlobs();
    Given.blockBlob(blobs);
    set(blobs, "Locked");
    assertThat(blobs.refusal("DeleteBlobImmutabilityPolicy", POLICY))
        .isEqualTo("409 BlobImmutableDueToPolicy");
  }

  @TestFactory
  Stream<DynamicTest> conditionsAreIgnored() {
    return ConditionCases.ignored(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> leases() {
    return LeaseCases.ignored(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> states() {
    return BlobState.cases(
        PROBE.given(Given::blockBlob),
        Map.of(
            NO_CONTAINER, "404 ContainerNotFound",
            NO_BLOB, "404 BlobNotFound",
            UNCOMMITTED, "404 BlobNotFound",
            SNAPSHOT, "200",
            HELD, "200"));
  }
}

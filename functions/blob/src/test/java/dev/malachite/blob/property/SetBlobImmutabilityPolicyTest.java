package dev.malachite.blob.property;

import static dev.malachite.blob.cases.BlobState.ARCHIVED;
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
import dev.malachite.protocol.Reply;
import java.time.Duration;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class SetBlobImmutabilityPolicyTest {
  private static final String POLICY = "/box/b?comp=immutabilityPolicies";
  private static final String UNTIL = "x-ms-immutability-policy-until-date";
  private static final String MODE = "x-ms-immutability-policy-mode";
  private static final String TOMORROW = "Tue, 17 Nov 2026 00:00:00 GMT";
  private static final String LATER = "Wed, 18 Nov 2026 00:00:00 GMT";
  private static final Probe PROBE =
      Probe.of("SetBlobImmutabilityPolicy", POLICY, Given::blockBlob, UNTIL, TOMORROW);
  private final TestBlobs blobs = new TestBlobs();

  @BeforeEach
  void put() {
    Given.blockBlob(blobs);
  }

  private Reply set(String... headers) {
    return blobs.send("SetBlobImmutabilityPolicy", POLICY, headers);
  }

  private String refusal(String... headers) {
    return blobs.refusal("SetBlobImmutabilityPolicy", POLICY, headers);
  }

  @Test
  void aPolicyKeepsTheBlobAsItIsUntilItsEnd() {
    String etag = blobs.header("/box/b", "ETag");
    Reply reply = set(UNTIL, TOMORROW);
    assertThat(reply.status()).isEqualTo(200);
    assertThat(reply.headers().first(MODE)).contains("unlocked");
    assertThat(reply.headers().first(UNTIL)).contains(TOMORROW);
    assertThat(blobs.header("/box/b", UNTIL)).isEqualTo(TOMORROW);
    assertThat(blobs.header("/box/b", "ETag")).isEqualTo(etag);
    assertThat(blobs.refusal("DeleteBlob", "/box/b")).isEqualTo("409 BlobImmutableDueToPolicy");
    assertThat(blobs.refusal("PutBlob", "/box/b", new byte[1]))
        .isEqualTo("409 BlobImmutableDueToPolicy");
    blobs.bench().pass(Duration.ofDays(1));
    assertThat(blobs.send("DeleteBlob", "/box/b").status()).isEqualTo(202);
  }

  @Test
  void aLockedPolicyCanOnlyGrow() {
    set(UNTIL, TOMORROW, MODE, "Locked");
    assertThat(refusal(UNTIL, LATER)).isEqualTo("409 BlobImmutableDueToPolicy");
    set(UNTIL, LATER, MODE, "Locked");
    assertThat(refusal(UNTIL, TOMORROW, MODE, "Locked")).isEqualTo("409 BlobImmutableDueToPolicy");
    assertThat(blobs.header("/box/b", MODE)).isEqualTo("locked");
    assertThat(blobs.header("/box/b", UNTIL)).isEqualTo(LATER);
  }

  @TestFactory
  Stream<DynamicTest> conditions() {
    return ConditionCases.ofUnmodifiedSince(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> leases() {
    return LeaseCases.ignored(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> states() {
    return BlobState.cases(
        PROBE,
        Map.of(
            NO_CONTAINER, "404 ContainerNotFound",
            NO_BLOB, "404 BlobNotFound",
            UNCOMMITTED, "404 BlobNotFound",
            SNAPSHOT, "200",
            ARCHIVED, "200",
            HELD, "200"));
  }

  @Test
  void badPoliciesAreRefused() {
    assertThat(refusal()).isEqualTo("400 MissingRequiredHeader");
    assertThat(refusal(UNTIL, "soon")).isEqualTo("400 InvalidHeaderValue");
    assertThat(refusal(UNTIL, "Mon, 01 Jan 2001 00:00:00 GMT")).isEqualTo("400 InvalidHeaderValue");
    assertThat(refusal(UNTIL, LATER, MODE, "open")).isEqualTo("400 InvalidHeaderValue");
  }
}

package dev.malachite.blob.history;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.BlobBench;
import dev.malachite.blob.Retentions;
import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.ConditionCases;
import dev.malachite.blob.cases.LeaseCases;
import dev.malachite.blob.cases.Probe;
import dev.malachite.blob.cases.StateTables;
import dev.malachite.blob.model.BlobSettings;
import dev.malachite.protocol.Reply;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class DeleteBlobVersionTest {
  private static final String FIRST = "2026-11-16T00:00:00.0000000Z";
  private static final String NEVER = "2001-01-01T00:00:00.0000000Z";
  private static final Probe PROBE =
      Probe.of("DeleteBlobVersion", uri(FIRST), DeleteBlobVersionTest::putTwice)
          .on(DeleteBlobVersionTest::versioned)
          .about(uri(FIRST));
  private final TestBlobs blobs = versioned();

  private static TestBlobs versioned() {
    return new TestBlobs(new BlobBench(2, new BlobSettings(true)));
  }

  private static String uri(String version) {
    return "/box/b?versionid=" + version;
  }

  /** The first version has the tag that conditions name, the current blob has not. */
  private static void putTwice(TestBlobs blobs) {
    assertThat(put(blobs, "first", "colour=red")).isEqualTo(FIRST);
    put(blobs, "second", "colour=blue");
  }

  private static String put(TestBlobs blobs, String text, String tags) {
    Reply reply = blobs.send("PutBlob", "/box/b", text.getBytes(UTF_8), "x-ms-tags", tags);
    blobs.bench().pass(Duration.ofMillis(1));
    return reply.headers().first("x-ms-version-id").orElseThrow();
  }

  @Test
  void onlyThatVersionGoes() {
    putTwice(blobs);
    Reply reply = blobs.send("DeleteBlobVersion", uri(FIRST));
    assertThat(reply.status()).isEqualTo(202);
    assertThat(reply.headers().first("x-ms-delete-type-permanent")).contains("true");
    assertThat(blobs.refusal("GetBlob", uri(FIRST))).isEqualTo("404 BlobNotFound");
    assertThat(new String(blobs.bytes("/box/b"), UTF_8)).isEqualTo("second");
  }

  @Test
  void whereTheAccountKeepsWhatIsDeletedTheVersionCanComeBack() {
    putTwice(blobs);
    Retentions.keep(blobs, 7, false);
    Reply reply = blobs.send("DeleteBlobVersion", uri(FIRST));
    assertThat(reply.headers().first("x-ms-delete-type-permanent")).contains("false");
    assertThat(blobs.refusal("GetBlob", uri(FIRST))).isEqualTo("404 BlobNotFound");
    assertThat(blobs.refusal("DeleteBlobVersion", uri(FIRST))).isEqualTo("404 BlobNotFound");
    blobs.send("UndeleteBlob", "/box/b?comp=undelete");
    assertThat(new String(blobs.bytes(uri(FIRST)), UTF_8)).isEqualTo("first");
  }

  @Test
  void theCurrentOneIsTheBlobItself() {
    String current = put(blobs, "first", "colour=red");
    assertThat(blobs.refusal("DeleteBlobVersion", uri(current)))
        .isEqualTo("403 OperationNotAllowedOnRootBlob");
    assertThat(blobs.send("DeleteBlob", "/box/b").headers().first("x-ms-delete-type-permanent"))
        .contains("false");
    assertThat(new String(blobs.bytes(uri(current)), UTF_8)).isEqualTo("first");
    assertThat(blobs.send("DeleteBlobVersion", uri(current)).status()).isEqualTo(202);
    assertThat(blobs.refusal("GetBlob", uri(current))).isEqualTo("404 BlobNotFound");
  }

  /** They are about the version, not about the blob. */
  @TestFactory
  Stream<DynamicTest> conditions() {
    return ConditionCases.ofWrite(PROBE);
  }

  /** A lease of the blob is not one of its versions, which have none. */
  @TestFactory
  Stream<DynamicTest> leasesAreIgnored() {
    return LeaseCases.ignoredWithAnyId(PROBE);
  }

  /** What is the matter with the blob does not matter to its versions. */
  @TestFactory
  Stream<DynamicTest> states() {
    return StateTables.ofPastDeletion(PROBE);
  }

  @Test
  void aVersionThatIsHeldOrUnderAPolicyStays() {
    putTwice(blobs);
    String hold = uri(FIRST) + "&comp=legalhold";
    blobs.send("SetBlobLegalHold", hold, "x-ms-legal-hold", "true");
    assertThat(blobs.refusal("DeleteBlobVersion", uri(FIRST)))
        .isEqualTo("409 BlobImmutableDueToLegalHold");
    blobs.send("SetBlobLegalHold", hold, "x-ms-legal-hold", "false");
    blobs.send(
        "SetBlobImmutabilityPolicy",
        uri(FIRST) + "&comp=immutabilityPolicies",
        "x-ms-immutability-policy-until-date",
        "Fri, 01 Jan 2049 00:00:00 GMT");
    assertThat(blobs.refusal("DeleteBlobVersion", uri(FIRST)))
        .isEqualTo("409 BlobImmutableDueToPolicy");
  }

  @Test
  void whatIsNotThereIsNotFound() {
    assertThat(PROBE.at(uri(FIRST) + "&snapshot=" + FIRST).outcome())
        .isEqualTo("400 MutuallyExclusiveQueryParameters");
    assertThat(PROBE.at(uri(NEVER)).outcome()).isEqualTo("404 BlobNotFound");
    assertThat(PROBE.at("/box/none?versionid=" + FIRST).outcome()).isEqualTo("404 BlobNotFound");
    assertThat(PROBE.at(uri("yesterday")).outcome()).isEqualTo("400 InvalidQueryParameterValue");
  }
}

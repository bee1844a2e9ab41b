package dev.malachite.blob.object;

import static dev.malachite.blob.cases.LeaseState.LEASED;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.ConditionCases;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.LeaseCases;
import dev.malachite.blob.cases.Probe;
import dev.malachite.blob.cases.StateTables;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ApiException;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class PutBlobTest {
  private static final Probe PROBE =
      Probe.of("PutBlob", "/box/b", Given::blockBlob, "x-ms-blob-type", "BlockBlob").body("x");
  private static final String LEASE = "11111111-1111-1111-1111-111111111111";
  private final TestBlobs blobs = new TestBlobs();

  private Reply put(int length, String... headers) {
    return blobs.send("PutBlob", "/box/b", new byte[length], headers);
  }

  private String refusal(String... headers) {
    return blobs.refusal("PutBlob", "/box/b", new byte[1], headers);
  }

  @Test
  void everythingThatIsSaidAboutItIsTold() {
    Reply reply =
        put(
            3,
            "x-ms-blob-content-type",
            "text/plain",
            "Content-Type",
            "ignored/type",
            "Cache-Control",
            "no-store",
            "x-ms-meta-Who",
            "me",
            "x-ms-tags",
            "colour=dark%20green&size=1",
            "x-ms-access-tier",
            "cool",
            "x-ms-encryption-scope",
            "scope1");
    assertThat(reply.status()).isEqualTo(201);
    assertThat(reply.headers().all("Content-MD5")).hasSize(1);
    assertThat(reply.headers().first("x-ms-encryption-scope")).contains("scope1");
    assertThat(reply.headers().first("x-ms-version-id")).isEmpty();
    assertThat(blobs.header("/box/b", "Content-Type")).isEqualTo("text/plain");
    assertThat(blobs.header("/box/b", "Cache-Control")).isEqualTo("no-store");
    assertThat(blobs.header("/box/b", "x-ms-meta-Who")).isEqualTo("me");
    assertThat(blobs.header("/box/b", "x-ms-tag-count")).isEqualTo("2");
    assertThat(blobs.header("/box/b", "x-ms-access-tier")).isEqualTo("Cool");
    assertThat(blobs.header("/box/b", "x-ms-access-tier-inferred")).isEmpty();
    assertThat(blobs.header("/box/b", "x-ms-encryption-scope")).isEqualTo("scope1");
    assertThat(TestBlobs.text(blobs.send("GetBlobTags", "/box/b?comp=tags")))
        .contains("<Tag><Key>colour</Key><Value>dark green</Value></Tag>");
  }

  @Test
  void anOverwriteReplacesAllButCreationTierAndLease() {
    put(3, "x-ms-access-tier", "Cool", "x-ms-meta-a", "1", "x-ms-tags", "a=1");
    String created = blobs.header("/box/b", "x-ms-creation-time");
    String etag = blobs.header("/box/b", "ETag");
    blobs.send(
        "AcquireBlobLease",
        "/box/b?comp=lease",
        "x-ms-lease-duration",
        "-1",
        "x-ms-proposed-lease-id",
        LEASE);
    assertThat(refusal()).isEqualTo("412 LeaseIdMissing");
    put(4, "x-ms-lease-id", LEASE);
    assertThat(blobs.header("/box/b", "ETag")).isNotEqualTo(etag);
    assertThat(blobs.header("/box/b", "x-ms-creation-time")).isEqualTo(created);
    assertThat(blobs.header("/box/b", "x-ms-access-tier")).isEqualTo("Cool");
    assertThat(blobs.header("/box/b", "x-ms-lease-state")).isEqualTo("leased");
    assertThat(blobs.header("/box/b", "x-ms-meta-a")).isEmpty();
    assertThat(blobs.header("/box/b", "x-ms-tag-count")).isEmpty();
  }

  @Test
  void conditionsDecide() {
    assertThat(refusal("If-Match", "*")).isEqualTo("412 ConditionNotMet");
    put(1, "If-None-Match", "*", "x-ms-tags", "a=1");
    assertThat(refusal("If-None-Match", "*")).isEqualTo("409 BlobAlreadyExists");
    assertThat(refusal("x-ms-if-tags", "a = '2'")).isEqualTo("412 ConditionNotMet");
    assertThat(refusal("x-ms-if-tags", "a == '2'")).isEqualTo("400 InvalidHeaderValue");
    assertThat(put(1, "x-ms-if-tags", "\"a\" >= '1' AND (b = '2' OR a <> '3')").status())
        .isEqualTo(201);
  }

  @Test
  void aTokenThatMayOnlyCreateMayNotOverwrite() {
    Call call = blobs.bench().call("/box/b", new byte[1]);
    put(1);
    assertThatThrownBy(
            () -> new PutBlob(blobs.bench().blobs()).handle(call.withPrincipal(CreateOnly.TOKEN)))
        .isInstanceOfSatisfying(
            ApiException.class,
            refusal -> assertThat(refusal.code().code()).isEqualTo("UnauthorizedBlobOverwrite"));
    Call fresh = blobs.bench().call("/box/other", "x".getBytes(UTF_8));
    assertThat(
            new PutBlob(blobs.bench().blobs())
                .handle(fresh.withPrincipal(CreateOnly.TOKEN))
                .status())
        .isEqualTo(201);
  }

  @Test
  void badInputIsRefused() {
    assertThat(refusal("x-ms-tags", "=1")).isEqualTo("400 EmptyTagName");
    assertThat(refusal("x-ms-tags", "a=1&a=2")).isEqualTo("400 DuplicateTagNames");
    assertThat(refusal("x-ms-tags", "a%21=1")).isEqualTo("400 InvalidTag");
    assertThat(refusal("x-ms-tags", "1=&2=&3=&4=&5=&6=&7=&8=&9=&10=&11="))
        .isEqualTo("400 TagsTooLarge");
    assertThat(refusal("x-ms-access-tier", "Warm")).isEqualTo("400 InvalidHeaderValue");
    assertThat(refusal("x-ms-access-tier", "P10"))
        .isEqualTo("400 AccessTierNotSupportedForBlobType");
    assertThat(refusal("x-ms-blob-content-md5", "short")).isEqualTo("400 InvalidMd5");
    assertThat(refusal("x-ms-immutability-policy-until-date", "Mon, 01 Jan 2001 00:00:00 GMT"))
        .isEqualTo("400 InvalidHeaderValue");
    blobs.send("PutAppendBlob", "/box/b", "x-ms-blob-type", "AppendBlob");
    assertThat(refusal()).isEqualTo("409 InvalidBlobType");
  }

  @TestFactory
  Stream<DynamicTest> conditions() {
    return ConditionCases.ofCreate(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> leases() {
    return LeaseCases.ofWrite(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> states() {
    return StateTables.ofNewBlockBlob(PROBE);
  }

  @Test
  void theLeaseIsAskedBeforeTheBlobIs() {
    put(1);
    LEASED.bring(blobs, "/box/b");
    assertThat(refusal("If-None-Match", "*")).isEqualTo("412 LeaseIdMissing");
  }

  @Test
  void digestsAreVerified() {
    assertThat(refusal("Content-MD5", "AAAAAAAAAAAAAAAAAAAAAA==")).isEqualTo("400 Md5Mismatch");
    assertThat(refusal("Content-MD5", "short")).isEqualTo("400 InvalidMd5");
    assertThat(refusal("x-ms-content-crc64", "AAAAAAAAAAA=")).isEqualTo("400 Crc64Mismatch");
    assertThat(blobs.refusal("GetBlob", "/box/b")).isEqualTo("404 BlobNotFound");
  }
}

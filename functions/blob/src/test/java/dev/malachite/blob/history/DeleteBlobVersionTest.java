package dev.malachite.blob.history;

import static dev.malachite.blob.cases.LeaseState.LEASED;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.BlobBench;
import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.model.BlobSettings;
import dev.malachite.protocol.Reply;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class DeleteBlobVersionTest {
  private final TestBlobs blobs = new TestBlobs(new BlobBench(2, new BlobSettings(true)));

  private String put(String text) {
    blobs.bench().pass(Duration.ofMillis(1));
    return blobs
        .send("PutBlob", "/box/b", text.getBytes(UTF_8), "x-ms-tags", "colour=red")
        .headers()
        .first("x-ms-version-id")
        .orElseThrow();
  }

  private static String uri(String version) {
    return "/box/b?versionid=" + version;
  }

  private String refusal(String version, String... headers) {
    return blobs.refusal("DeleteBlobVersion", uri(version), headers);
  }

  @Test
  void onlyThatVersionGoes() {
    String first = put("first");
    put("second");
    Reply reply = blobs.send("DeleteBlobVersion", uri(first));
    assertThat(reply.status()).isEqualTo(202);
    assertThat(reply.headers().first("x-ms-delete-type-permanent")).contains("true");
    assertThat(blobs.refusal("GetBlob", uri(first))).isEqualTo("404 BlobNotFound");
    assertThat(new String(blobs.bytes("/box/b"), UTF_8)).isEqualTo("second");
  }

  @Test
  void theCurrentOneIsTheBlobItself() {
    String first = put("first");
    assertThat(refusal(first)).isEqualTo("403 OperationNotAllowedOnRootBlob");
    assertThat(blobs.send("DeleteBlob", "/box/b").headers().first("x-ms-delete-type-permanent"))
        .contains("false");
    assertThat(new String(blobs.bytes(uri(first)), UTF_8)).isEqualTo("first");
    assertThat(blobs.send("DeleteBlobVersion", uri(first)).status()).isEqualTo(202);
    assertThat(blobs.refusal("GetBlob", uri(first))).isEqualTo("404 BlobNotFound");
  }

  @Test
  void conditionsAreThoseOfTheVersion() {
    String first = put("first");
    String etag = blobs.header("/box/b", "ETag");
    put("second");
    assertThat(refusal(first, "If-Match", "\"0x1\"")).isEqualTo("412 ConditionNotMet");
    assertThat(refusal(first, "If-None-Match", etag)).isEqualTo("412 ConditionNotMet");
    assertThat(refusal(first, "If-Modified-Since", "Fri, 01 Jan 2049 00:00:00 GMT"))
        .isEqualTo("412 ConditionNotMet");
    assertThat(refusal(first, "If-Unmodified-Since", "Mon, 01 Jan 2001 00:00:00 GMT"))
        .isEqualTo("412 ConditionNotMet");
    assertThat(refusal(first, "x-ms-if-tags", "colour = 'blue'")).isEqualTo("412 ConditionNotMet");
    assertThat(blobs.send("DeleteBlobVersion", uri(first), "If-Match", etag).status())
        .isEqualTo(202);
  }

  @Test
  void aLeaseOfTheBlobIsNotOneOfItsVersions() {
    String first = put("first");
    put("second");
    LEASED.bring(blobs, "/box/b");
    assertThat(blobs.send("DeleteBlobVersion", uri(first)).status()).isEqualTo(202);
  }

  @Test
  void aHeldVersionStays() {
    String first = put("first");
    blobs.send("SetBlobLegalHold", "/box/b?comp=legalhold", "x-ms-legal-hold", "true");
    put("second");
    assertThat(refusal(first)).isEqualTo("409 BlobImmutableDueToLegalHold");
    blobs.send(
        "SetBlobLegalHold", "/box/b?comp=legalhold&versionid=" + first, "x-ms-legal-hold", "false");
    assertThat(blobs.send("DeleteBlobVersion", uri(first)).status()).isEqualTo(202);
  }

  @Test
  void whatIsNotThereIsNotFound() {
    put("first");
    assertThat(refusal("2001-01-01T00:00:00.0000000Z")).isEqualTo("404 BlobNotFound");
    assertThat(refusal("yesterday")).isEqualTo("400 InvalidQueryParameterValue");
    String time = "2001-01-01T00:00:00.0000000Z";
    assertThat(refusal(time + "&snapshot=" + time))
        .isEqualTo("400 MutuallyExclusiveQueryParameters");
    assertThat(blobs.refusal("DeleteBlobVersion", "/none/b?versionid=" + time))
        .isEqualTo("404 ContainerNotFound");
  }
}

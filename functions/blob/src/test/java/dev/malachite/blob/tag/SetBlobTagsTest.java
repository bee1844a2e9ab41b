package dev.malachite.blob.tag;

import static dev.malachite.blob.cases.BlobState.APPEND_BLOB;
import static dev.malachite.blob.cases.BlobState.ARCHIVED;
import static dev.malachite.blob.cases.BlobState.NO_BLOB;
import static dev.malachite.blob.cases.BlobState.NO_CONTAINER;
import static dev.malachite.blob.cases.BlobState.PAGE_BLOB;
import static dev.malachite.blob.cases.BlobState.SNAPSHOT;
import static dev.malachite.blob.cases.BlobState.UNCOMMITTED;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.BlobState;
import dev.malachite.blob.cases.ConditionCases;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.LeaseCases;
import dev.malachite.blob.cases.Probe;
import dev.malachite.protocol.Reply;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class SetBlobTagsTest {
  private static final String URI = "/box/b?comp=tags";
  private static final Probe PROBE =
      Probe.of("SetBlobTags", URI, Given::blockBlob).body(tags("k", "v"));

  private static String tags(String name, String value) {
    return "<Tags><TagSet><Tag><Key>"
        + name
        + "</Key><Value>"
        + value
        + "</Value></Tag></TagSet></Tags>";
  }

  @Test
  void settingThemLeavesTheETag() {
    TestBlobs blobs = new TestBlobs();
    Given.blockBlob(blobs);
    String etag = blobs.header("/box/b", "ETag");
    Reply reply = blobs.send("SetBlobTags", URI, tags("k", "v").getBytes(UTF_8));
    assertThat(reply.status()).isEqualTo(204);
    assertThat(reply.headers().has("ETag")).isFalse();
    assertThat(TestBlobs.text(blobs.send("GetBlobTags", URI)))
        .endsWith("<Tags><TagSet><Tag><Key>k</Key><Value>v</Value></Tag></TagSet></Tags>");
    assertThat(blobs.header("/box/b", "ETag")).isEqualTo(etag);
    blobs.send("SetBlobTags", URI, "<Tags><TagSet/></Tags>".getBytes(UTF_8));
    assertThat(blobs.header("/box/b", "x-ms-tag-count")).isEmpty();
  }

  @TestFactory
  Stream<DynamicTest> conditions() {
    return ConditionCases.ofTagsWrite(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> leases() {
    return LeaseCases.ofWrite(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> states() {
    return BlobState.cases(
        PROBE,
        Map.of(
            NO_CONTAINER, "404 ContainerNotFound",
            NO_BLOB, "404 BlobNotFound",
            UNCOMMITTED, "404 BlobNotFound",
            SNAPSHOT, "400 InvalidOperation",
            ARCHIVED, "204",
            APPEND_BLOB, "204",
            PAGE_BLOB, "204"));
  }

  @Test
  void badInputIsRefused() {
    assertThat(PROBE.body(tags("", "v")).outcome()).isEqualTo("400 EmptyTagName");
    assertThat(PROBE.body(tags("k", "v!")).outcome()).isEqualTo("400 InvalidTag");
    assertThat(PROBE.body(tags("k".repeat(129), "v")).outcome()).isEqualTo("400 TagsTooLarge");
    assertThat(PROBE.body(tags("k", "v".repeat(257))).outcome()).isEqualTo("400 TagsTooLarge");
    assertThat(PROBE.body("<Other/>").outcome()).isEqualTo("400 InvalidXmlDocument");
    assertThat(PROBE.outcome("Content-MD5", "AAAAAAAAAAAAAAAAAAAAAA=="))
        .isEqualTo("400 Md5Mismatch");
  }
}

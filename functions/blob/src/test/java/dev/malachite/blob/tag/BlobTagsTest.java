package dev.malachite.blob.tag;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class BlobTagsTest {
  private static final String URI = "/box/b?comp=tags";
  private static final String LEASE = "11111111-1111-1111-1111-111111111111";
  private final TestBlobs blobs = new TestBlobs();

  @BeforeEach
  void put() {
    blobs.send("PutBlob", "/box/b", new byte[1], "x-ms-tags", "a=1");
  }

  private static byte[] tags(String name, String value) {
    return ("<Tags><TagSet><Tag><Key>"
            + name
            + "</Key><Value>"
            + value
            + "</Value></Tag></TagSet></Tags>")
        .getBytes(UTF_8);
  }

  @Test
  void settingThemLeavesTheETag() {
    String etag = blobs.header("/box/b", "ETag");
    assertThat(blobs.send("SetBlobTags", URI, tags("k", "v")).status()).isEqualTo(204);
    assertThat(TestBlobs.text(blobs.send("GetBlobTags", URI)))
        .endsWith("<Tags><TagSet><Tag><Key>k</Key><Value>v</Value></Tag></TagSet></Tags>");
    assertThat(blobs.header("/box/b", "ETag")).isEqualTo(etag);
    blobs.send("SetBlobTags", URI, "<Tags><TagSet/></Tags>".getBytes(UTF_8));
    assertThat(blobs.header("/box/b", "x-ms-tag-count")).isEmpty();
  }

  @Test
  void conditionsAndLeasesDecide() {
    assertThat(blobs.refusal("SetBlobTags", URI, tags("k", "v"), "x-ms-if-tags", "a='2'"))
        .isEqualTo("412 ConditionNotMet");
    assertThat(blobs.refusal("GetBlobTags", URI, "x-ms-if-tags", "a='2'"))
        .isEqualTo("412 ConditionNotMet");
    blobs.send(
        "AcquireBlobLease",
        "/box/b?comp=lease",
        "x-ms-lease-duration",
        "-1",
        "x-ms-proposed-lease-id",
        LEASE);
    assertThat(blobs.refusal("SetBlobTags", URI, tags("k", "v"))).isEqualTo("412 LeaseIdMissing");
    assertThat(blobs.send("SetBlobTags", URI, tags("k", "v"), "x-ms-lease-id", LEASE).status())
        .isEqualTo(204);
  }

  @Test
  void badInputIsRefused() {
    assertThat(blobs.refusal("SetBlobTags", URI, tags("", "v"))).isEqualTo("400 EmptyTagName");
    assertThat(blobs.refusal("SetBlobTags", URI, tags("k", "v!"))).isEqualTo("400 InvalidTag");
    assertThat(blobs.refusal("SetBlobTags", URI, tags("k".repeat(129), "v")))
        .isEqualTo("400 TagsTooLarge");
    assertThat(blobs.refusal("SetBlobTags", URI, "<Other/>".getBytes(UTF_8)))
        .isEqualTo("400 InvalidXmlDocument");
    assertThat(blobs.refusal("GetBlobTags", "/box/none?comp=tags")).isEqualTo("404 BlobNotFound");
    assertThat(
            blobs.refusal(
                "SetBlobTags", URI + "&snapshot=2026-01-01T00:00:00.0000000Z", tags("k", "v")))
        .isEqualTo("400 InvalidOperation");
  }
}

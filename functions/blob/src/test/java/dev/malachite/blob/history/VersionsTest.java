package dev.malachite.blob.history;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.BlobBench;
import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.model.BlobSettings;
import dev.malachite.protocol.Reply;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Where the account keeps versions. */
class VersionsTest {
  private static final String LIST = "/box?restype=container&comp=list&include=";
  private final TestBlobs blobs = new TestBlobs(new BlobBench(2, new BlobSettings(true)));

  private String put(String text) {
    blobs.bench().pass(Duration.ofMillis(1));
    return id(blobs.send("PutBlob", "/box/b", text.getBytes(UTF_8), "x-ms-blob-type", "BlockBlob"));
  }

  private static String id(Reply reply) {
    return reply.headers().first("x-ms-version-id").orElseThrow();
  }

  private String list(String include) {
    return TestBlobs.text(blobs.send("ListBlobsFlat", LIST + include));
  }

  private String text(String uri) {
    return new String(blobs.bytes(uri), UTF_8);
  }

  @Test
  void everyOverwriteKeepsWhatWasThere() {
    String first = put("first");
    String second = put("second");
    assertThat(text("/box/b")).isEqualTo("second");
    assertThat(text("/box/b?versionid=" + first)).isEqualTo("first");
    assertThat(text("/box/b?versionid=" + second)).isEqualTo("second");
    assertThat(blobs.header("/box/b", "x-ms-is-current-version")).isEqualTo("true");
    assertThat(blobs.header("/box/b?versionid=" + first, "x-ms-is-current-version")).isEmpty();
    assertThat(blobs.header("/box/b?versionid=" + first, "x-ms-version-id")).isEqualTo(first);
    assertThat(list("versions").split("<VersionId>", -1)).hasSize(3);
    assertThat(list("versions"))
        .contains("<VersionId>" + second + "</VersionId><IsCurrentVersion>true</IsCurrentVersion>");
    assertThat(list("metadata")).doesNotContain(first);
  }

  @Test
  void metadataAndSnapshotsMakeVersionsAndPropertiesDoNot() {
    String first = put("first");
    blobs.bench().pass(Duration.ofMillis(1));
    String second = id(blobs.send("SetBlobMetadata", "/box/b?comp=metadata", "x-ms-meta-a", "1"));
    blobs.bench().pass(Duration.ofMillis(1));
    String third = id(blobs.send("SnapshotBlob", "/box/b?comp=snapshot"));
    Reply properties = blobs.send("SetBlobProperties", "/box/b?comp=properties");
    assertThat(properties.headers().has("x-ms-version-id")).isFalse();
    assertThat(blobs.header("/box/b", "x-ms-version-id")).isEqualTo(third);
    assertThat(blobs.header("/box/b?versionid=" + first, "x-ms-meta-a")).isEmpty();
    assertThat(blobs.header("/box/b?versionid=" + second, "x-ms-meta-a")).isEqualTo("1");
  }

  @Test
  void aDeletedBlobIsItsLastVersion() {
    String first = put("first");
    assertThat(blobs.refusal("DeleteBlobVersion", "/box/b?versionid=" + first))
        .isEqualTo("403 OperationNotAllowedOnRootBlob");
    assertThat(blobs.send("DeleteBlob", "/box/b").headers().first("x-ms-delete-type-permanent"))
        .contains("false");
    assertThat(blobs.refusal("GetBlob", "/box/b")).isEqualTo("404 BlobNotFound");
    assertThat(text("/box/b?versionid=" + first)).isEqualTo("first");
    assertThat(list("deletedwithversions")).contains("<HasVersionsOnly>true</HasVersionsOnly>");
    assertThat(list("metadata")).doesNotContain("<Blob>");
    blobs.send("DeleteBlobVersion", "/box/b?versionid=" + first);
    assertThat(blobs.refusal("GetBlob", "/box/b?versionid=" + first)).isEqualTo("404 BlobNotFound");
    assertThat(list("versions")).doesNotContain("<Blob>");
  }

  @Test
  void tagsOfAVersionAreItsOwn() {
    String first = put("first");
    put("second");
    blobs.send(
        "SetBlobTags",
        "/box/b?comp=tags&versionid=" + first,
        "<Tags><TagSet><Tag><Key>a</Key><Value>1</Value></Tag></TagSet></Tags>".getBytes(UTF_8));
    assertThat(blobs.header("/box/b?versionid=" + first, "x-ms-tag-count")).isEqualTo("1");
    assertThat(blobs.header("/box/b", "x-ms-tag-count")).isEmpty();
  }
}

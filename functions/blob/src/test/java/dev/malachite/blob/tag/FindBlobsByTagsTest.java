package dev.malachite.blob.tag;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.BlobBench;
import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.model.BlobSettings;
import dev.malachite.store.Meter;
import java.net.URLEncoder;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class FindBlobsByTagsTest {
  private static final Pattern NAME =
      Pattern.compile("<Name>([^<]*)</Name><ContainerName>([^<]*)</ContainerName>");
  private static final Pattern NEXT = Pattern.compile("<NextMarker>([^<]*)</NextMarker>");
  private final TestBlobs blobs = new TestBlobs(new BlobBench(3, BlobSettings.DEFAULT));

  private void put(String uri, String tags) {
    blobs.send("PutBlob", uri, new byte[1], "x-ms-tags", tags);
  }

  private String find(String where, String more) {
    String encoded = URLEncoder.encode(where, UTF_8).replace("+", "%20");
    return TestBlobs.text(blobs.send("FindBlobsByTags", "/?comp=blobs&where=" + encoded + more));
  }

  private static List<String> names(String document) {
    List<String> names = new ArrayList<>();
    Matcher matcher = NAME.matcher(document);
    while (matcher.find()) {
      names.add(matcher.group(2) + "/" + matcher.group(1));
    }
    return names;
  }

  private List<String> found(String where) {
    return names(find(where, ""));
  }

  @Test
  void blobsAreFoundInAllContainersOrInOne() {
    blobs.send("CreateContainer", "/another?restype=container");
    put("/box/x", "kind=cat&age=03");
    put("/box/y", "kind=cat&age=12");
    put("/box/z", "kind=dog&age=03");
    put("/another/x", "kind=cat&age=07");
    assertThat(found("kind = 'cat'")).containsExactlyInAnyOrder("another/x", "box/x", "box/y");
    assertThat(found("\"kind\" = 'cat' AND age >= '05'"))
        .containsExactlyInAnyOrder("another/x", "box/y");
    assertThat(found("age > '03' AND age < '12'")).containsExactly("another/x");
    assertThat(found("@container = 'box' AND kind = 'cat'"))
        .containsExactlyInAnyOrder("box/x", "box/y");
    assertThat(
            names(
                TestBlobs.text(
                    blobs.send(
                        "FindBlobsByTagsInContainer",
                        "/another?restype=container&comp=blobs&where=kind%3D'cat'"))))
        .containsExactly("another/x");
    assertThat(find("kind = 'dog'", "")).contains("<Tag><Key>age</Key><Value>03</Value></Tag>");
  }

  @Test
  void theIndexFollowsTheTags() {
    put("/box/x", "a=1&b=1");
    blobs.send(
        "SetBlobTags",
        "/box/x?comp=tags",
        "<Tags><TagSet><Tag><Key>b</Key><Value>1</Value></Tag><Tag><Key>c</Key><Value>2</Value></Tag></TagSet></Tags>"
            .getBytes(UTF_8));
    assertThat(found("a = '1'")).isEmpty();
    assertThat(found("b = '1' AND c = '2'")).containsExactly("box/x");
    put("/box/x", "b=1&c=2");
    assertThat(found("c = '2'")).containsExactly("box/x");
    blobs.send("PutBlob", "/box/x", new byte[1]);
    assertThat(found("b = '1'")).isEmpty();
    put("/box/x", "b=1");
    blobs.send("DeleteBlob", "/box/x");
    assertThat(found("b = '1'")).isEmpty();
  }

  @Test
  void pagesFollowEachOtherAndCostWhatTheyHold() {
    blobs.send("CreateContainer", "/another?restype=container");
    for (int count = 0; count < 60; count++) {
      put("/box/" + count, "a=1&n=" + count % 3);
      put("/another/" + count, "a=1&n=" + count % 3);
      put("/box/other" + count, "a=2");
    }
    List<String> all = new ArrayList<>();
    String marker = "";
    do {
      String page = find("a = '1' AND n = '1'", "&maxresults=7" + marker);
      assertThat(names(page)).hasSizeLessThanOrEqualTo(7);
      all.addAll(names(page));
      Matcher next = NEXT.matcher(page);
      marker = next.find() ? "&marker=" + next.group(1) : "";
    } while (!marker.isEmpty());
    assertThat(all).hasSize(40).doesNotHaveDuplicates();
    Meter cost = blobs.bench().cost(() -> find("a = '1'", "&maxresults=5"));
    assertThat(cost.itemsScanned()).isLessThan(40);
  }

  @Test
  void badSearchesAreRefused() {
    assertThat(blobs.refusal("FindBlobsByTags", "/?comp=blobs"))
        .isEqualTo("400 MissingRequiredQueryParameter");
    assertThat(blobs.refusal("FindBlobsByTags", "/?comp=blobs&where=a"))
        .isEqualTo("400 InvalidQueryParameterValue");
    assertThat(blobs.refusal("FindBlobsByTags", "/?comp=blobs&where=%40container%3D'box'"))
        .isEqualTo("400 InvalidQueryParameterValue");
    assertThat(
            blobs.refusal(
                "FindBlobsByTagsInContainer", "/none?restype=container&comp=blobs&where=a%3D'1'"))
        .isEqualTo("404 ContainerNotFound");
  }

  @Test
  void versionsAreFoundWhereTheyAreAskedFor() {
    TestBlobs versioned = new TestBlobs(new BlobBench(2, new BlobSettings(true)));
    List<String> ids = new ArrayList<>();
    for (String tags : List.of("a=1", "a=1&b=2", "a=2", "a=1")) {
      versioned.bench().pass(Duration.ofMillis(1));
      ids.add(
          versioned
              .send("PutBlob", "/box/x", new byte[1], "x-ms-tags", tags)
              .headers()
              .first("x-ms-version-id")
              .orElseThrow());
    }
    String uri = "/?comp=blobs&where=a%3D'1'";
    assertThat(TestBlobs.text(versioned.send("FindBlobsByTags", uri)))
        .containsOnlyOnce("<Blob>")
        .doesNotContain("VersionId");
    List<String> found = new ArrayList<>();
    String marker = "";
    do {
      String page =
          TestBlobs.text(
              versioned.send("FindBlobsByTags", uri + "&include=versions&maxresults=1" + marker));
      Matcher version = Pattern.compile("<VersionId>([^<]*)</VersionId>").matcher(page);
      while (version.find()) {
        found.add(version.group(1));
      }
      assertThat(page.contains("<IsCurrentVersion>true</IsCurrentVersion>"))
          .isEqualTo(page.contains(ids.getLast()));
      Matcher next = NEXT.matcher(page);
      marker = next.find() ? "&marker=" + next.group(1) : "";
    } while (!marker.isEmpty());
    assertThat(found).containsExactly(ids.get(3), ids.get(0), ids.get(1));
    assertThat(versioned.refusal("FindBlobsByTags", uri + "&include=snapshots"))
        .isEqualTo("400 InvalidQueryParameterValue");
  }
}

package dev.malachite.blob.list;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.BlobBench;
import dev.malachite.blob.Retentions;
import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.model.BlobSettings;
import java.net.URLEncoder;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class ListBlobsTest {
  private static final Pattern NAME =
      Pattern.compile("<Name[^>]*>([^<]*)</Name>(?:<Deleted>true</Deleted>)?(<Snapshot>)?");
  private static final Pattern NEXT = Pattern.compile("<NextMarker>([^<]+)</NextMarker>");
  private final TestBlobs blobs = new TestBlobs(new BlobBench(3, BlobSettings.DEFAULT));

  private void put(String name, String... headers) {
    blobs.bench().pass(Duration.ofMillis(1));
    blobs.send("PutBlob", "/box/" + encode(name), new byte[1], headers);
  }

  private static String encode(String name) {
    return URLEncoder.encode(name, UTF_8).replace("+", "%20");
  }

  private void snapshot(String name) {
    blobs.bench().pass(Duration.ofMillis(1));
    blobs.send("SnapshotBlob", "/box/" + name + "?comp=snapshot");
  }

  private String list(String more) {
    String operation = more.contains("delimiter") ? "ListBlobsHierarchy" : "ListBlobsFlat";
    return TestBlobs.text(blobs.send(operation, "/box?restype=container&comp=list" + more));
  }

  private static List<String> names(String document) {
    List<String> names = new ArrayList<>();
    Matcher matcher = NAME.matcher(document);
    while (matcher.find()) {
      names.add(matcher.group(1) + (matcher.group(2) == null ? "" : "@"));
    }
    return names;
  }

  private List<String> paged(String more, int size) {
    List<String> names = new ArrayList<>();
    String marker = "";
    do {
      String page = list(more + "&maxresults=" + size + marker);
      assertThat(names(page)).hasSizeLessThanOrEqualTo(size);
      names.addAll(names(page));
      Matcher next = NEXT.matcher(page);
      marker = next.find() ? "&marker=" + next.group(1) : "";
    } while (!marker.isEmpty());
    return names;
  }

  @Test
  void snapshotsComeBeforeTheirBlobInEveryPaging() {
    put("a");
    put("ab");
    put("b/c");
    snapshot("a");
    snapshot("a");
    snapshot("ab");
    List<String> all = List.of("a@", "a@", "a", "ab@", "ab", "b/c");
    assertThat(names(list("&include=snapshots"))).isEqualTo(all);
    for (int size = 1; size <= all.size(); size++) {
      assertThat(paged("&include=snapshots", size)).isEqualTo(all);
    }
    assertThat(names(list(""))).containsExactly("a", "ab", "b/c");
  }

  @Test
  void foldersAndDeletedBlobsInEveryPaging() {
    Retentions.keep(blobs, 7, false);
    for (String name : List.of("a", "d/1", "d/2", "d/e/3", "x", "z/9")) {
      put(name);
    }
    blobs.send("DeleteBlob", "/box/x");
    blobs.send("DeleteBlob", "/box/z%2F9");
    assertThat(names(list("&delimiter=/"))).containsExactly("a", "d/");
    List<String> all = List.of("a", "d/", "x", "z/");
    for (int size = 1; size <= all.size(); size++) {
      assertThat(paged("&delimiter=/&include=deleted", size)).isEqualTo(all);
    }
    assertThat(names(list("&delimiter=/&prefix=d/"))).containsExactly("d/1", "d/2", "d/e/");
    assertThat(names(list("&prefix=d/e"))).containsExactly("d/e/3");
  }

  @Test
  void uncommittedBlobsAreListedOnlyOnRequest() {
    blobs.send("PutBlock", "/box/u?comp=block&blockid=AAAA", new byte[9]);
    assertThat(names(list(""))).isEmpty();
    assertThat(list("&include=uncommittedblobs"))
        .contains("<Name>u</Name>")
        .contains("<Content-Length>0</Content-Length>");
  }

  @Test
  void everyIncludeTellsItsPart() {
    put(
        "b",
        "x-ms-meta-who",
        "me",
        "x-ms-tags",
        "k=v",
        "x-ms-immutability-policy-until-date",
        "Wed, 18 Nov 2026 00:00:00 GMT",
        "x-ms-legal-hold",
        "true");
    assertThat(list("&include=metadata")).contains("<Metadata><who>me</who></Metadata>");
    assertThat(list("&include=tags"))
        .contains("<Tags><TagSet><Tag><Key>k</Key><Value>v</Value></Tag></TagSet></Tags>")
        .contains("<TagCount>1</TagCount>");
    assertThat(list("&include=immutabilitypolicy,legalhold"))
        .contains(
            "<ImmutabilityPolicyUntilDate>Wed, 18 Nov 2026 00:00:00 GMT</ImmutabilityPolicyUntilDate>")
        .contains("<ImmutabilityPolicyMode>unlocked</ImmutabilityPolicyMode>")
        .contains("<LegalHold>true</LegalHold>");
    assertThat(list(""))
        .doesNotContain("Metadata><who")
        .doesNotContain("<Tags>")
        .doesNotContain("Immutability")
        .contains("<LeaseState>available</LeaseState>")
        .contains("<AccessTier>Hot</AccessTier><AccessTierInferred>true</AccessTierInferred>");
  }

  @Test
  void namesThatNoDocumentCanHoldAreEncoded() {
    put("a\u0001b");
    assertThat(list("")).contains("<Name Encoded=\"true\">a%01b</Name>");
  }

  @Test
  void aListCanBeginAnywhere() {
    put("a");
    put("b");
    put("c");
    assertThat(names(list("&startFrom=b"))).containsExactly("b", "c");
  }

  @Test
  void badInputIsRefused() {
    String uri = "/box?restype=container&comp=list";
    assertThat(blobs.refusal("ListBlobsFlat", uri + "&include=everything"))
        .isEqualTo("400 InvalidQueryParameterValue");
    assertThat(blobs.refusal("ListBlobsHierarchy", uri + "&delimiter=/&include=snapshots"))
        .isEqualTo("400 InvalidQueryParameterValue");
    assertThat(blobs.refusal("ListBlobsFlat", uri + "&maxresults=0"))
        .isEqualTo("400 OutOfRangeQueryParameterValue");
    assertThat(blobs.refusal("ListBlobsFlat", uri + "&marker=abc"))
        .isEqualTo("400 OutOfRangeInput");
    assertThat(blobs.refusal("ListBlobsFlat", "/none?restype=container&comp=list"))
        .isEqualTo("404 ContainerNotFound");
  }
}

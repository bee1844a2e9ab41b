package dev.malachite.blob.list;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.BlobBench;
import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.LeaseCases;
import dev.malachite.blob.cases.Probe;
import dev.malachite.blob.model.BlobSettings;
import dev.malachite.protocol.Reply;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class ListBlobsFlatTest {
  private static final String URI = "/box?restype=container&comp=list";
  private static final Probe PROBE = Probe.of("ListBlobsFlat", URI, Given::blockBlob);
  private final TestBlobs blobs = new TestBlobs(new BlobBench(3, BlobSettings.DEFAULT));
  private final BlobLists lists = new BlobLists(blobs);

  @Test
  void blobsComeInTheOrderOfTheirNames() {
    lists.put("b");
    lists.put("a/1");
    lists.put("B");
    Reply reply = blobs.send("ListBlobsFlat", URI);
    assertThat(reply.status()).isEqualTo(200);
    assertThat(reply.headers().first("Content-Type")).contains("application/xml");
    assertThat(lists.names("")).containsExactly("B", "a/1", "b");
    assertThat(lists.names("&prefix=a/")).containsExactly("a/1");
    assertThat(lists.names("&startFrom=a")).containsExactly("a/1", "b");
    assertThat(lists.list("")).contains("<Etag>0x").contains("<BlobType>BlockBlob</BlobType>");
  }

  @Test
  void snapshotsComeBeforeTheirBlobInEveryPaging() {
    lists.put("a");
    lists.put("ab");
    lists.put("b/c");
    lists.snapshot("a");
    lists.snapshot("a");
    lists.snapshot("ab");
    List<String> all = List.of("a@", "a@", "a", "ab@", "ab", "b/c");
    assertThat(lists.names("&include=snapshots")).isEqualTo(all);
    for (int size = 1; size <= all.size(); size++) {
      assertThat(lists.paged("&include=snapshots", size)).isEqualTo(all);
    }
    assertThat(lists.names("")).containsExactly("a", "ab", "b/c");
  }

  @Test
  void uncommittedBlobsAreListedOnlyOnRequest() {
    blobs.send("PutBlock", "/box/u?comp=block&blockid=AAAA", new byte[9]);
    assertThat(lists.names("")).isEmpty();
    assertThat(lists.list("&include=uncommittedblobs"))
        .contains("<Name>u</Name>")
        .contains("<Content-Length>0</Content-Length>");
  }

  @Test
  void everyIncludeTellsItsPart() {
    lists.put(
        "b",
        "x-ms-meta-who",
        "me",
        "x-ms-tags",
        "k=v",
        "x-ms-immutability-policy-until-date",
        "Wed, 18 Nov 2026 00:00:00 GMT",
        "x-ms-legal-hold",
        "true");
    assertThat(lists.list("&include=metadata")).contains("<Metadata><who>me</who></Metadata>");
    assertThat(lists.list("&include=tags"))
        .contains("<Tags><TagSet><Tag><Key>k</Key><Value>v</Value></Tag></TagSet></Tags>")
        .contains("<TagCount>1</TagCount>");
    assertThat(lists.list("&include=immutabilitypolicy,legalhold"))
        .contains(
            "<ImmutabilityPolicyUntilDate>Wed, 18 Nov 2026 00:00:00 GMT</ImmutabilityPolicyUntilDate>")
        .contains("<ImmutabilityPolicyMode>unlocked</ImmutabilityPolicyMode>")
        .contains("<LegalHold>true</LegalHold>");
    assertThat(lists.list(""))
        .doesNotContain("Metadata><who")
        .doesNotContain("<Tags>")
        .doesNotContain("Immutability")
        .contains("<LeaseState>available</LeaseState>")
        .contains("<AccessTier>Hot</AccessTier><AccessTierInferred>true</AccessTierInferred>");
  }

  @Test
  void namesThatNoDocumentCanHoldAreEncoded() {
    lists.put("a\u0001b");
    assertThat(lists.list("")).contains("<Name Encoded=\"true\">a%01b</Name>");
  }

  @TestFactory
  Stream<DynamicTest> leases() {
    return LeaseCases.ignored(PROBE);
  }

  @Test
  void badInputIsRefused() {
    assertThat(PROBE.at(URI + "&include=everything").outcome())
        .isEqualTo("400 InvalidQueryParameterValue");
    assertThat(PROBE.at(URI + "&maxresults=0").outcome())
        .isEqualTo("400 OutOfRangeQueryParameterValue");
    assertThat(PROBE.at(URI + "&marker=abc").outcome()).isEqualTo("400 OutOfRangeInput");
    assertThat(PROBE.at("/none?restype=container&comp=list").outcome())
        .isEqualTo("404 ContainerNotFound");
  }
}

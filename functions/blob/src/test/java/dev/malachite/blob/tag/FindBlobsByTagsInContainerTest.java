package dev.malachite.blob.tag;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.LeaseCases;
import dev.malachite.blob.cases.Probe;
import dev.malachite.protocol.Reply;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class FindBlobsByTagsInContainerTest {
  private static final String URI = "/box?restype=container&comp=blobs&where=";
  private static final Probe PROBE =
      Probe.of("FindBlobsByTagsInContainer", URI + "colour%3D'red'", Given::blockBlob);

  @Test
  void onlyTheContainerIsSearched() {
    TestBlobs blobs = new TestBlobs();
    blobs.send("CreateContainer", "/another?restype=container");
    Given.blockBlob(blobs);
    Given.blockBlob(blobs, "/another/c");
    Reply reply = blobs.send("FindBlobsByTagsInContainer", URI + "colour%3D'red'");
    assertThat(reply.status()).isEqualTo(200);
    assertThat(TestBlobs.text(reply))
        .contains("<Name>b</Name><ContainerName>box</ContainerName>")
        .contains("<Tag><Key>colour</Key><Value>red</Value></Tag>")
        .doesNotContain("another");
    assertThat(TestBlobs.text(blobs.send("FindBlobsByTagsInContainer", URI + "colour%3D'blue'")))
        .doesNotContain("<Blob>");
  }

  @Test
  void pagesFollowEachOther() {
    TestBlobs blobs = new TestBlobs();
    Given.blockBlob(blobs, "/box/x");
    Given.blockBlob(blobs, "/box/y");
    String uri = URI + "colour%3D'red'&maxresults=1";
    String first = TestBlobs.text(blobs.send("FindBlobsByTagsInContainer", uri));
    assertThat(first).contains("<Name>x</Name>").doesNotContain("<Name>y</Name>");
    Matcher marker = Pattern.compile("<NextMarker>([^<]+)</NextMarker>").matcher(first);
    assertThat(marker.find()).isTrue();
    assertThat(
            TestBlobs.text(
                blobs.send("FindBlobsByTagsInContainer", uri + "&marker=" + marker.group(1))))
        .contains("<Name>y</Name>")
        .contains("<NextMarker />");
  }

  @TestFactory
  Stream<DynamicTest> leases() {
    return LeaseCases.ignored(PROBE);
  }

  @Test
  void badSearchesAreRefused() {
    assertThat(PROBE.at("/none?restype=container&comp=blobs&where=a%3D'1'").outcome())
        .isEqualTo("404 ContainerNotFound");
    assertThat(PROBE.at("/box?restype=container&comp=blobs").outcome())
        .isEqualTo("400 MissingRequiredQueryParameter");
    assertThat(PROBE.at(URI + "a").outcome()).isEqualTo("400 InvalidQueryParameterValue");
    assertThat(PROBE.at(URI + "a%3D'1'&maxresults=0").outcome())
        .isEqualTo("400 OutOfRangeQueryParameterValue");
    assertThat(PROBE.at(URI + "a%3D'1'&marker=x").outcome()).isEqualTo("400 OutOfRangeInput");
  }
}

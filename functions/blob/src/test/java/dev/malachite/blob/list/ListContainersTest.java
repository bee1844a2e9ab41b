package dev.malachite.blob.list;

import static dev.malachite.blob.cases.LeaseState.LEASED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.BlobBench;
import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.Probe;
import dev.malachite.blob.container.ContainerLists;
import dev.malachite.blob.model.BlobSettings;
import dev.malachite.protocol.Reply;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ListContainersTest {
  private static final Probe PROBE = Probe.of("ListContainers", "/?comp=list", Given::nothing);
  private final TestBlobs blobs = new TestBlobs(new BlobBench(1, new BlobSettings(false, 7)));

  private void create(String name, String... headers) {
    blobs.send("CreateContainer", "/" + name + "?restype=container", headers);
  }

  @Test
  void everythingAboutThemIsTold() {
    create("two", "x-ms-meta-a", "1", "x-ms-blob-public-access", "blob");
    LEASED.bring(blobs, "/two");
    Reply reply = blobs.send("ListContainers", "/?comp=list&include=metadata&prefix=t");
    assertThat(reply.status()).isEqualTo(200);
    assertThat(reply.headers().first("Content-Type")).contains("application/xml");
    assertThat(TestBlobs.text(reply))
        .contains("<Prefix>t</Prefix>")
        .contains("<Name>two</Name>")
        .contains("<PublicAccess>blob</PublicAccess>")
        .contains("<LeaseState>leased</LeaseState>")
        .contains("<LeaseDuration>infinite</LeaseDuration>")
        .contains("<Metadata><a>1</a></Metadata>")
        .doesNotContain("box");
    assertThat(ContainerLists.list(blobs, "")).doesNotContain("<Metadata>");
  }

  @Test
  void pagesFollowEachOther() {
    create("two");
    create("a-third");
    List<String> names = new ArrayList<>();
    String marker = "";
    do {
      String page = ContainerLists.list(blobs, "&maxresults=1&marker=" + marker);
      List<String> found = ContainerLists.found("<Name>(.*?)</Name>", page);
      assertThat(found).hasSize(1);
      names.addAll(found);
      marker =
          ContainerLists.found("<NextMarker>(.*?)</NextMarker>", page).stream()
              .findFirst()
              .orElse("");
    } while (!marker.isEmpty());
    assertThat(names).containsExactly("a-third", "box", "two");
  }

  @Test
  void deletedOnesOfOneNameArePagedToo() {
    blobs.send("DeleteContainer", "/box?restype=container");
    blobs.bench().pass(Duration.ofSeconds(30));
    create("box");
    blobs.send("DeleteContainer", "/box?restype=container");
    assertThat(ContainerLists.names(blobs, "")).isEmpty();
    String first = ContainerLists.list(blobs, "&include=deleted&maxresults=1");
    String marker = ContainerLists.found("<NextMarker>(.*?)</NextMarker>", first).getFirst();
    String second = ContainerLists.list(blobs, "&include=deleted&maxresults=1&marker=" + marker);
    assertThat(first).contains("<Deleted>true</Deleted>");
    assertThat(second).contains("<Deleted>true</Deleted>").contains("<NextMarker />");
    assertThat(ContainerLists.found("<Version>(.*?)</Version>", first))
        .isNotEqualTo(ContainerLists.found("<Version>(.*?)</Version>", second));
  }

  @Test
  void systemContainersAreListedOnlyWhenAsked() {
    create("$logs");
    create("$web");
    assertThat(ContainerLists.names(blobs, "")).containsExactly("$web", "box");
    assertThat(ContainerLists.names(blobs, "&include=system"))
        .containsExactly("$logs", "$web", "box");
  }

  @Test
  void badInputIsRefused() {
    assertThat(PROBE.outcome()).isEqualTo("200");
    assertThat(PROBE.at("/?comp=list&include=everything").outcome())
        .isEqualTo("400 InvalidQueryParameterValue");
    assertThat(PROBE.at("/?comp=list&maxresults=0").outcome())
        .isEqualTo("400 OutOfRangeQueryParameterValue");
    assertThat(PROBE.at("/?comp=list&maxresults=x").outcome())
        .isEqualTo("400 InvalidQueryParameterValue");
    assertThat(PROBE.at("/?comp=list&marker=abc").outcome()).isEqualTo("400 OutOfRangeInput");
  }
}

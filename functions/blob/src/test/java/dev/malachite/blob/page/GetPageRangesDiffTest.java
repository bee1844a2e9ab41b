package dev.malachite.blob.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.Retentions;
import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.ConditionCases;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.LeaseCases;
import dev.malachite.blob.cases.Probe;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class GetPageRangesDiffTest {
  private static final Pattern RANGE =
      Pattern.compile("<(Page|Clear)Range><Start>(\\d+)</Start><End>(\\d+)</End>");
  private static final Probe PROBE =
      Probe.of(
          "GetPageRangesDiff",
          "/box/b?comp=pagelist&prevsnapshot=2026-11-16T00:00:00.0000000Z",
          GetPageRangesDiffTest::snapshotted);

  private final TestBlobs blobs = new TestBlobs();

  @BeforeEach
  void create() {
    blobs.send("PutPageBlob", "/box/p", "x-ms-blob-content-length", "8796093022208");
  }

  private static void snapshotted(TestBlobs blobs) {
    Given.pageBlob(blobs);
    blobs.send("SnapshotBlob", "/box/b?comp=snapshot");
  }

  private void put(long page) {
    blobs.send("PutPage", "/box/p?comp=page", new byte[512], "x-ms-range", range(page));
  }

  private void clear(long page) {
    blobs.send("ClearPages", "/box/p?comp=page", "x-ms-range", range(page));
  }

  private static String range(long page) {
    return "bytes=" + page * 512 + "-" + (page * 512 + 511);
  }

  private List<String> list(String operation, String uri, String... headers) {
    return ranges(TestBlobs.text(blobs.send(operation, uri, headers)));
  }

  private static List<String> ranges(String xml) {
    List<String> found = new ArrayList<>();
    Matcher matcher = RANGE.matcher(xml);
    while (matcher.find()) {
      String kind = matcher.group(1).equals("Clear") ? "-" : "+";
      found.add(
          kind
              + Long.parseLong(matcher.group(2)) / 512
              + "-"
              + Long.parseLong(matcher.group(3)) / 512);
    }
    return found;
  }

  private String snapshot() {
    blobs.bench().pass(Duration.ofSeconds(1));
    return blobs
        .send("SnapshotBlob", "/box/p?comp=snapshot")
        .headers()
        .first("x-ms-snapshot")
        .orElseThrow();
  }

  @Test
  void aDifferenceTellsWhatWasWrittenAndCleared() {
    put(1);
    put(3);
    String first = snapshot();
    put(7);
    clear(3);
    String second = snapshot();
    put(9);
    String uri = "/box/p?comp=pagelist&prevsnapshot=";
    assertThat(list("GetPageRangesDiff", uri + first)).containsExactly("-3-3", "+7-7", "+9-9");
    assertThat(list("GetPageRangesDiff", uri + second)).containsExactly("+9-9");
    assertThat(list("GetPageRangesDiff", uri + first + "&snapshot=" + second))
        .containsExactly("-3-3", "+7-7");
    assertThat(
            list(
                "GetPageRangesDiff",
                "/box/p?comp=pagelist",
                "x-ms-previous-snapshot-url",
                TestBlobs.HERE + "/account/box/p?snapshot=" + first))
        .containsExactly("-3-3", "+7-7", "+9-9");
    assertThat(list("GetPageRanges", "/box/p?comp=pagelist&snapshot=" + first))
        .containsExactly("+1-1", "+3-3");
  }

  @Test
  void aDifferenceNeedsAnOlderSnapshotOfTheSamePages() {
    String first = snapshot();
    String second = snapshot();
    String uri = "/box/p?comp=pagelist&prevsnapshot=";
    assertThat(blobs.refusal("GetPageRangesDiff", uri + second + "&snapshot=" + first))
        .isEqualTo("400 PreviousSnapshotCannotBeNewer");
    assertThat(blobs.refusal("GetPageRangesDiff", uri + "2001-01-01T00:00:00.0000000Z"))
        .isEqualTo("409 PreviousSnapshotNotFound");
    assertThat(blobs.refusal("GetPageRangesDiff", uri + "yesterday"))
        .isEqualTo("400 InvalidQueryParameterValue");
    blobs.send("PutPageBlob", "/box/p", "x-ms-blob-content-length", "1024");
    assertThat(blobs.refusal("GetPageRangesDiff", uri + first)).isEqualTo("409 BlobOverwritten");
  }

  @Test
  void aSnapshotOfAnotherTypeHasNoPagesToCompare() {
    Retentions.keep(blobs, 7, false);
    blobs.send("PutBlob", "/box/b", new byte[1]);
    blobs.send("SnapshotBlob", "/box/b?comp=snapshot");
    blobs.bench().pass(Duration.ofMillis(1));
    blobs.send("DeleteBlob", "/box/b", "x-ms-delete-snapshots", "include");
    Given.pageBlob(blobs);
    blobs.send("UndeleteBlob", "/box/b?comp=undelete");
    String uri = "/box/b?comp=pagelist&prevsnapshot=2026-11-16T00:00:00.0000000Z";
    assertThat(blobs.refusal("GetPageRangesDiff", uri))
        .isEqualTo("409 PreviousSnapshotOperationNotSupported");
  }

  @TestFactory
  Stream<DynamicTest> conditions() {
    return ConditionCases.ofRead(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> leases() {
    return LeaseCases.ofRead(PROBE);
  }

  @Test
  void othersAreRefused() {
    String query = "?comp=pagelist&prevsnapshot=2026-11-16T00:00:00.0000000Z";
    assertThat(PROBE.at("/box/none" + query).outcome()).isEqualTo("404 BlobNotFound");
    assertThat(PROBE.at("/none/b" + query).outcome()).isEqualTo("404 ContainerNotFound");
    blobs.send("PutBlob", "/box/block", new byte[1]);
    assertThat(blobs.refusal("GetPageRangesDiff", "/box/block" + query))
        .isEqualTo("409 InvalidBlobType");
    assertThat(PROBE.at("/box/b" + query + "&maxresults=0").outcome())
        .isEqualTo("400 OutOfRangeQueryParameterValue");
  }
}

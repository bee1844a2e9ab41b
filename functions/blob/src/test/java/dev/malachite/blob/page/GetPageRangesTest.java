package dev.malachite.blob.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.protocol.Reply;
import dev.malachite.store.Meter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class GetPageRangesTest {
  private static final String EIGHT_TEBIBYTES = "8796093022208";
  private static final Pattern RANGE =
      Pattern.compile("<(Page|Clear)Range><Start>(\\d+)</Start><End>(\\d+)</End>");
  private static final Pattern MARKER = Pattern.compile("<NextMarker>([^<]+)</NextMarker>");

  private final TestBlobs blobs = new TestBlobs();

  @BeforeEach
  void create() {
    blobs.send("PutPageBlob", "/box/p", "x-ms-blob-content-length", EIGHT_TEBIBYTES);
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
  void anEmptyBlobOfEightTebibytesHasNoRanges() {
    Reply reply = blobs.send("GetPageRanges", "/box/p?comp=pagelist");
    assertThat(reply.headers().first("x-ms-blob-content-length")).contains(EIGHT_TEBIBYTES);
    assertThat(ranges(TestBlobs.text(reply))).isEmpty();
  }

  @Test
  void onePageAtTheEndOfEightTebibytesCostsOnePage() {
    Meter cost =
        blobs
            .bench()
            .cost(() ->
                blobs.send(
                    "PutPage",
                    "/box/p?comp=page",
                    new byte[512],
                    "x-ms-range",
                    "bytes=8796093021696-8796093022207"));
    assertThat(cost.commits()).isEqualTo(1);
    assertThat(cost.changes()).isLessThanOrEqualTo(3);
    Meter listing = blobs.bench().cost(() -> blobs.send("GetPageRanges", "/box/p?comp=pagelist"));
    assertThat(listing.reads() + listing.scans()).isLessThanOrEqualTo(3);
    assertThat(list("GetPageRanges", "/box/p?comp=pagelist"))
        .containsExactly("+17179869183-17179869183");
  }

  @Test
  void aRangeOfTheRequestCutsTheList() {
    put(1);
    put(2);
    put(5);
    assertThat(list("GetPageRanges", "/box/p?comp=pagelist", "x-ms-range", "bytes=1024-9999"))
        .containsExactly("+2-2", "+5-5");
    assertThat(list("GetPageRanges", "/box/p?comp=pagelist", "Range", "bytes=3000-"))
        .containsExactly("+5-5");
  }

  @Test
  void pagesOfTheListFollowEachOther() {
    for (int page = 0; page < 20; page += 2) {
      put(page);
    }
    List<String> all = new ArrayList<>();
    String marker = "";
    int requests = 0;
    do {
      String xml =
          TestBlobs.text(
              blobs.send("GetPageRanges", "/box/p?comp=pagelist&maxresults=3&marker=" + marker));
      all.addAll(ranges(xml));
      Matcher next = MARKER.matcher(xml);
      marker = next.find() ? next.group(1) : "";
      requests++;
    } while (!marker.isEmpty());
    assertThat(all).hasSize(10).doesNotHaveDuplicates();
    assertThat(requests).isEqualTo(4);
    assertThat(blobs.refusal("GetPageRanges", "/box/p?comp=pagelist&maxresults=0"))
        .isEqualTo("400 OutOfRangeQueryParameterValue");
    assertThat(blobs.refusal("GetPageRanges", "/box/p?comp=pagelist&marker=x"))
        .isEqualTo("400 OutOfRangeInput");
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
  void otherBlobsAndUnmetConditionsAreRefused() {
    blobs.send("PutBlob", "/box/block", new byte[1], "x-ms-blob-type", "BlockBlob");
    assertThat(blobs.refusal("GetPageRanges", "/box/block?comp=pagelist"))
        .isEqualTo("409 InvalidBlobType");
    assertThat(blobs.refusal("GetPageRanges", "/box/none?comp=pagelist"))
        .isEqualTo("404 BlobNotFound");
    assertThat(blobs.refusal("GetPageRanges", "/box/p?comp=pagelist", "If-Match", "\"0x1\""))
        .isEqualTo("412 ConditionNotMet");
    assertThat(
            blobs.refusal(
                "GetPageRanges",
                "/box/p?comp=pagelist",
                "If-None-Match",
                blobs.header("/box/p", "ETag")))
        .isEqualTo("304 ConditionNotMet");
  }
}

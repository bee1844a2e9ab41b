package dev.malachite.blob.page;

import static dev.malachite.blob.cases.BlobState.APPEND_BLOB;
import static dev.malachite.blob.cases.BlobState.BLOCK_BLOB;
import static dev.malachite.blob.cases.BlobState.HELD;
import static dev.malachite.blob.cases.BlobState.NO_BLOB;
import static dev.malachite.blob.cases.BlobState.NO_CONTAINER;
import static dev.malachite.blob.cases.BlobState.SNAPSHOT;
import static dev.malachite.blob.cases.BlobState.UNCOMMITTED;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.cases.BlobState;
import dev.malachite.blob.cases.ConditionCases;
import dev.malachite.blob.cases.Given;
import dev.malachite.blob.cases.LeaseCases;
import dev.malachite.blob.cases.Probe;
import dev.malachite.protocol.Reply;
import dev.malachite.store.Meter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class GetPageRangesTest {
  private static final Probe PROBE =
      Probe.of("GetPageRanges", "/box/b?comp=pagelist", Given::pageBlob);
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

  @TestFactory
  Stream<DynamicTest> conditions() {
    return ConditionCases.ofRead(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> leases() {
    return LeaseCases.ofRead(PROBE);
  }

  @TestFactory
  Stream<DynamicTest> states() {
    return BlobState.cases(
        PROBE,
        Map.of(
            NO_CONTAINER, "404 ContainerNotFound",
            NO_BLOB, "404 BlobNotFound",
            UNCOMMITTED, "404 BlobNotFound",
            SNAPSHOT, "200",
            BLOCK_BLOB, "409 InvalidBlobType",
            APPEND_BLOB, "409 InvalidBlobType",
            HELD, "200"));
  }
}

package dev.malachite.blob.list;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import java.net.URLEncoder;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What lists of the blobs in {@code /box} tell. */
final class BlobLists {
  private static final Pattern NAME =
      Pattern.compile("<Name[^>]*>([^<]*)</Name>(?:<Deleted>true</Deleted>)?(<Snapshot>)?");
  private static final Pattern NEXT = Pattern.compile("<NextMarker>([^<]+)</NextMarker>");

  private final TestBlobs blobs;

  BlobLists(TestBlobs blobs) {
    this.blobs = blobs;
  }

  void put(String name, String... headers) {
    blobs.bench().pass(Duration.ofMillis(1));
    String encoded = URLEncoder.encode(name, UTF_8).replace("+", "%20");
    blobs.send("PutBlob", "/box/" + encoded, new byte[1], headers);
  }

  void snapshot(String name) {
    blobs.bench().pass(Duration.ofMillis(1));
    blobs.send("SnapshotBlob", "/box/" + name + "?comp=snapshot");
  }

  String list(String more) {
    String operation = more.contains("delimiter") ? "ListBlobsHierarchy" : "ListBlobsFlat";
    return TestBlobs.text(blobs.send(operation, "/box?restype=container&comp=list" + more));
  }

  /** A snapshot has a sign behind its name. */
  List<String> names(String more) {
    return found(list(more));
  }

  private static List<String> found(String document) {
    List<String> names = new ArrayList<>();
    Matcher matcher = NAME.matcher(document);
    while (matcher.find()) {
      names.add(matcher.group(1) + (matcher.group(2) == null ? "" : "@"));
    }
    return names;
  }

  List<String> paged(String more, int size) {
    List<String> names = new ArrayList<>();
    String marker = "";
    do {
      String page = list(more + "&maxresults=" + size + marker);
      assertThat(found(page)).hasSizeLessThanOrEqualTo(size);
      names.addAll(found(page));
      Matcher next = NEXT.matcher(page);
      marker = next.find() ? "&marker=" + next.group(1) : "";
    } while (!marker.isEmpty());
    return names;
  }
}

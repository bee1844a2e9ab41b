package dev.malachite.blob.list;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.BlobBench;
import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.model.BlobSettings;
import dev.malachite.store.Meter;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** A hundred thousand blobs in a hundred folders: a page costs what it holds. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LargeContainerTest {
  private static final int FOLDERS = 100;
  private static final int BLOBS = 100_000;
  private static final Pattern NEXT = Pattern.compile("<NextMarker>([^<]+)</NextMarker>");
  private final TestBlobs blobs = new TestBlobs(new BlobBench(2, BlobSettings.DEFAULT));

  @BeforeAll
  void fill() {
    for (int number = 0; number < BLOBS; number++) {
      blobs.send("PutBlob", "/box/" + name(number), new byte[0]);
    }
  }

  private static String name(int number) {
    return String.format(Locale.ROOT, "%03d/%06d", number % FOLDERS, number);
  }

  private String list(String operation, String more) {
    return TestBlobs.text(blobs.send(operation, "/box?restype=container&comp=list" + more));
  }

  private int count(String operation, String more) {
    int count = 0;
    String marker = "";
    do {
      String page = list(operation, more + marker);
      count += page.split("<Name>", -1).length - 1;
      Matcher next = NEXT.matcher(page);
      marker = next.find() ? "&marker=" + next.group(1) : "";
    } while (!marker.isEmpty());
    return count;
  }

  @Test
  void allPagesTogetherHaveEveryBlobOnce() {
    assertThat(count("ListBlobsFlat", "")).isEqualTo(BLOBS);
    assertThat(count("ListBlobsFlat", "&prefix=042/&maxresults=333")).isEqualTo(BLOBS / FOLDERS);
    assertThat(count("ListBlobsHierarchy", "&delimiter=/&maxresults=7")).isEqualTo(FOLDERS);
    assertThat(count("ListBlobsHierarchy", "&delimiter=/&prefix=042/")).isEqualTo(BLOBS / FOLDERS);
  }

  @Test
  void aPageReadsAboutAsMuchAsItShows() {
    Meter flat = blobs.bench().cost(() -> list("ListBlobsFlat", "&maxresults=10"));
    assertThat(flat.itemsScanned()).isLessThanOrEqualTo(2 * 11);
    Meter middle = blobs.bench().cost(() -> list("ListBlobsFlat", "&prefix=077/&maxresults=10"));
    assertThat(middle.itemsScanned()).isLessThanOrEqualTo(2 * 11);
    Meter large = blobs.bench().cost(() -> list("ListBlobsFlat", "&maxresults=1000"));
    assertThat(large.itemsScanned()).isLessThanOrEqualTo(3 * 1001);
    assertThat(large.reads()).isEqualTo(1);
  }

  @Test
  void foldersArePassedOverWithoutReadingThem() {
    Meter cost = blobs.bench().cost(() -> list("ListBlobsHierarchy", "&delimiter=/&maxresults=10"));
    assertThat(cost.itemsScanned()).isLessThanOrEqualTo(2 * 32 * 11);
  }
}

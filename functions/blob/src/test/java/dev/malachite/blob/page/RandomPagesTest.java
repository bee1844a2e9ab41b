package dev.malachite.blob.page;

import static dev.malachite.blob.TestBlobs.random;
import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.blob.TestBlobs;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Random writes, clears, resizes and snapshots against an array of bytes. */
class RandomPagesTest {
  private static final int PAGE = 512;
  private static final int PAGES = 24 * 1024;

  private final TestBlobs blobs = new TestBlobs();
  private byte[] model = new byte[PAGES * PAGE];
  private final BitSet written = new BitSet();

  @Test
  void theBlobIsWhatTheModelIs() {
    Random random = new Random(20261116);
    blobs.send("PutPageBlob", "/box/p", "x-ms-blob-content-length", Integer.toString(model.length));
    List<String> snapshots = new ArrayList<>();
    List<byte[]> states = new ArrayList<>();
    for (int step = 0; step < 150; step++) {
      step(random);
      if (step % 50 == 20) {
        snapshots.add(snapshot());
        states.add(model.clone());
      }
    }
    assertThat(Arrays.equals(blobs.bytes("/box/p"), model)).isTrue();
    assertThat(ranges("/box/p?comp=pagelist")).isEqualTo(expectedRanges());
    for (int i = 0; i < snapshots.size(); i++) {
      byte[] state = blobs.bytes("/box/p?snapshot=" + snapshots.get(i));
      assertThat(Arrays.equals(state, states.get(i))).as("snapshot %d", i).isTrue();
    }
  }

  private void step(Random random) {
    int pages = model.length / PAGE;
    int first = random.nextInt(pages);
    boolean write = random.nextInt(3) > 0;
    int count = 1 + random.nextInt(Math.min(pages - first, write ? 600 : 20_000));
    if (random.nextInt(40) == 0) {
      resize(PAGES - random.nextInt(PAGES / 2));
    } else if (write) {
      write(first, random(count * PAGE, random.nextLong()));
    } else {
      clear(first, count);
    }
  }

  private void write(int first, byte[] bytes) {
    blobs.send(
        "PutPage", "/box/p?comp=page", bytes, "x-ms-range", range(first, bytes.length / PAGE));
    System.arraycopy(bytes, 0, model, first * PAGE, bytes.length);
    written.set(first, first + bytes.length / PAGE);
  }

  private void clear(int first, int count) {
    blobs.send("ClearPages", "/box/p?comp=page", "x-ms-range", range(first, count));
    Arrays.fill(model, first * PAGE, (first + count) * PAGE, (byte) 0);
    written.clear(first, first + count);
  }

  private void resize(int pages) {
    blobs.send(
        "SetBlobProperties",
        "/box/p?comp=properties",
        "x-ms-blob-content-length",
        Integer.toString(pages * PAGE));
    model = Arrays.copyOf(model, pages * PAGE);
    written.clear(pages, PAGES);
  }

  private String snapshot() {
    blobs.bench().pass(Duration.ofSeconds(1));
    return blobs
        .send("SnapshotBlob", "/box/p?comp=snapshot")
        .headers()
        .first("x-ms-snapshot")
        .orElseThrow();
  }

  private static String range(int first, int count) {
    return "bytes=" + (long) first * PAGE + "-" + ((long) (first + count) * PAGE - 1);
  }

  private String ranges(String uri) {
    String list = TestBlobs.text(blobs.send("GetPageRanges", uri));
    return list.substring(list.indexOf("<PageList"));
  }

  private String expectedRanges() {
    StringBuilder xml = new StringBuilder("<PageList>");
    for (int from = written.nextSetBit(0); from >= 0; ) {
      int to = written.nextClearBit(from);
      xml.append("<PageRange><Start>")
          .append(from * PAGE)
          .append("</Start><End>")
          .append(to * PAGE - 1)
          .append("</End></PageRange>");
      from = written.nextSetBit(to);
    }
    return xml.append("</PageList>").toString();
  }
}

package dev.malachite.blob.block;

import dev.malachite.blob.model.BlobBytes;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Layout;
import dev.malachite.blob.model.Leftovers;
import dev.malachite.blob.model.Segment;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import java.util.List;

/**
 * Turns blocks into the bytes of a blob; a long list is stored in pages before the blob refers to
 * it.
 */
final class LayoutWriter {
  private static final int MOST_IN_BLOB = 16;

  private final BlobStore blobs;

  LayoutWriter(BlobStore blobs) {
    this.blobs = blobs;
  }

  BlobBytes write(Key blob, List<Segment> segments) {
    if (segments.isEmpty()) {
      return BlobBytes.Inline.empty();
    }
    int paged = segments.size() <= MOST_IN_BLOB ? 0 : segments.size() - MOST_IN_BLOB;
    if (paged == 0) {
      return new BlobBytes.Segmented("", 0, 0, segments);
    }
    String layout = blob.partition() + "/l/" + Long.toHexString(blobs.ids().unique());
    List<Segment> head = segments.subList(0, paged);
    long bytes = head.stream().mapToLong(Segment::length).sum();
    BlobBytes.Segmented pages = new BlobBytes.Segmented(layout, bytes, paged, List.of());
    // Noted first: whatever happens next, reclaim finds pages that nothing came to refer to.
    commit(
        new Leftovers(blob, pages)
            .announce(Decision.of(layout), blobs, blobs.transactions().now()));
    writePages(layout, head);
    return new BlobBytes.Segmented(layout, bytes, paged, segments.subList(paged, segments.size()));
  }

  private void writePages(String layout, List<Segment> segments) {
    long end = 0;
    for (int from = 0; from < segments.size(); from += Layout.SEGMENTS) {
      List<Segment> page =
          segments.subList(from, Math.min(segments.size(), from + Layout.SEGMENTS));
      end += page.stream().mapToLong(Segment::length).sum();
      commit(Decision.of(layout).put(Layout.page(layout, end), Layout.encode(page)));
    }
  }

  private void commit(Decision<String> decision) {
    blobs.transactions().run(Plan.of(), view -> decision);
  }
}

package dev.malachite.blob.append;

import dev.malachite.blob.model.BlobBytes;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Layout;
import dev.malachite.blob.model.Segment;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How the segments of a blob grow: a tail in the head, and what no longer fits there as a page.
 *
 * @param page what has to be put in the same commit as the head
 */
public record Growth(BlobBytes.Segmented bytes, Optional<Page> page) {
  private static final int LONGEST_TAIL = 16;
  private static final BlobBytes.Segmented NOTHING = new BlobBytes.Segmented("", 0, 0, List.of());

  /** Segments that move out of the head. */
  public record Page(Key key, List<Segment> segments) {}

  /** The segments of a blob that has nothing else. */
  public static BlobBytes.Segmented segments(BlobBytes bytes) {
    return switch (bytes) {
      case BlobBytes.Segmented segmented -> segmented;
      case BlobBytes.Inline inline when inline.length() == 0 -> NOTHING;
      case BlobBytes.Inline inline -> throw unexpected();
      case BlobBytes.Stored stored -> throw unexpected();
      case BlobBytes.Pages pages -> throw unexpected();
    };
  }

  private static IllegalStateException unexpected() {
    return new IllegalStateException("a blob that grows has segments");
  }

  /**
   * The blob with more segments behind those it has.
   *
   * @param head where the blob is
   */
  public static Growth of(
      BlobBytes.Segmented before, List<Segment> more, Key head, BlobStore blobs) {
    List<Segment> tail = new ArrayList<>(before.tail());
    tail.addAll(more);
    if (tail.size() <= LONGEST_TAIL) {
      return new Growth(
          new BlobBytes.Segmented(before.layout(), before.paged(), before.pagedSegments(), tail),
          Optional.empty());
    }
    String layout = before.layout().isEmpty() ? freshLayout(head, blobs) : before.layout();
    long end = before.paged() + tail.stream().mapToLong(Segment::length).sum();
    int segments = before.pagedSegments() + tail.size();
    return new Growth(
        new BlobBytes.Segmented(layout, end, segments, List.of()),
        Optional.of(new Page(Layout.page(layout, end), List.copyOf(tail))));
  }

  private static String freshLayout(Key head, BlobStore blobs) {
    return head.partition() + "/l/" + Long.toHexString(blobs.ids().unique());
  }

  /** Whether these are the first pages of the blob. */
  public boolean startsLayout() {
    return page.isPresent() && page.get().segments().size() == bytes.pagedSegments();
  }

  public <T> Decision<T> addTo(Decision<T> decision) {
    page.ifPresent(each -> decision.put(each.key(), Layout.encode(each.segments())));
    return decision;
  }
}

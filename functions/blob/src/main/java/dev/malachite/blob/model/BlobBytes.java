package dev.malachite.blob.model;

import dev.malachite.sparse.SparseMap;
import dev.malachite.store.ContentId;
import java.util.List;

/** Where the bytes of a blob are. */
public sealed interface BlobBytes {
  long length();

  /** Small enough to live in the item. */
  final class Inline implements BlobBytes {
    private static final Inline EMPTY = new Inline(new byte[0]);

    private final byte[] bytes;

    public Inline(byte[] bytes) {
      this.bytes = bytes;
    }

    public static Inline empty() {
      return EMPTY;
    }

    public byte[] bytes() {
      return bytes;
    }

    @Override
    public long length() {
      return bytes.length;
    }
  }

  /** One run of content. */
  record Stored(ContentId id, long length) implements BlobBytes {}

  /**
   * Blocks one after the other. The first ones may be in pages: immutable items of up to some
   * hundred segments in a partition of their own, keyed by where each page ends; the rest is here.
   *
   * @param layout names the partition of the pages, empty where there are none
   * @param paged how many bytes the pages cover
   */
  record Segmented(String layout, long paged, int pagedSegments, List<Segment> tail)
      implements BlobBytes {
    public Segmented {
      tail = List.copyOf(tail);
    }

    @Override
    public long length() {
      return paged + tail.stream().mapToLong(Segment::length).sum();
    }

    public int segments() {
      return pagedSegments + tail.size();
    }
  }

  /** The pages of a page blob. */
  record Pages(SparseMap map) implements BlobBytes {
    @Override
    public long length() {
      return map.length();
    }
  }
}

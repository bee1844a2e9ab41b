package dev.malachite.blob.model;

import dev.malachite.sparse.SparseMap;
import dev.malachite.sparse.SparseMapCodec;
import dev.malachite.store.ContentId;
import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import java.util.List;
import java.util.Optional;

/** Where bytes are, as a record; which kind it is follows from the fields it has. */
final class BytesCodec {
  private static final int INLINE = 1;
  private static final int CONTENT = 2;
  private static final int LENGTH = 3;
  private static final int LAYOUT = 4;
  private static final int PAGED = 5;
  private static final int PAGED_SEGMENTS = 6;
  private static final int SEGMENT = 7;
  private static final int PAGES = 8;

  private BytesCodec() {}

  static void write(FieldWriter record, BlobBytes bytes) {
    switch (bytes) {
      case BlobBytes.Inline inline -> record.put(INLINE, inline.bytes());
      case BlobBytes.Stored stored ->
          record.put(CONTENT, stored.id().value()).put(LENGTH, stored.length());
      case BlobBytes.Segmented segmented -> {
        record
            .put(LAYOUT, segmented.layout())
            .put(PAGED, segmented.paged())
            .put(PAGED_SEGMENTS, (long) segmented.pagedSegments());
        SegmentCodec.write(record, SEGMENT, segmented.tail());
      }
      case BlobBytes.Pages pages -> SparseMapCodec.write(record, PAGES, pages.map());
    }
  }

  static BlobBytes read(FieldReader record) {
    if (record.bytes(INLINE).isPresent()) {
      return new BlobBytes.Inline(record.bytes(INLINE).get());
    }
    if (record.text(CONTENT).isPresent()) {
      return new BlobBytes.Stored(
          new ContentId(record.text(CONTENT).get()), record.number(LENGTH).orElseThrow());
    }
    Optional<SparseMap> pages = SparseMapCodec.read(record, PAGES);
    if (pages.isPresent()) {
      return new BlobBytes.Pages(pages.get());
    }
    List<Segment> tail = SegmentCodec.read(record, SEGMENT);
    return new BlobBytes.Segmented(
        record.text(LAYOUT).orElseThrow(),
        record.number(PAGED).orElseThrow(),
        (int) record.number(PAGED_SEGMENTS).orElseThrow(),
        tail);
  }
}

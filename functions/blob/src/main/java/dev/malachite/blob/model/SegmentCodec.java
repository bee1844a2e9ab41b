package dev.malachite.blob.model;

import dev.malachite.store.ContentId;
import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import java.util.List;

/** Segments as a repeated field. */
public final class SegmentCodec {
  private SegmentCodec() {}

  public static void write(FieldWriter fields, int tag, List<Segment> segments) {
    for (Segment segment : segments) {
      fields.putRecord(
          tag,
          record ->
              record
                  .put(1, segment.blockId())
                  .put(2, segment.content().value())
                  .put(3, segment.offset())
                  .put(4, segment.length()));
    }
  }

  public static List<Segment> read(FieldReader fields, int tag) {
    return fields.records(tag).stream()
        .map(record ->
            new Segment(
                record.text(1).orElseThrow(),
                new ContentId(record.text(2).orElseThrow()),
                record.number(3).orElseThrow(),
                record.number(4).orElseThrow()))
        .toList();
  }
}

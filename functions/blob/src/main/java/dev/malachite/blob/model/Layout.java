package dev.malachite.blob.model;

import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Range;
import java.util.HexFormat;
import java.util.List;

/**
 * The pages of a long list of segments: immutable items in a partition of their own, each under the
 * position where it ends, so that one scan finds the page of any position.
 */
public final class Layout {
  /**
   * How many segments a page holds: with the longest ids it stays far below what an item may have.
   */
  public static final int SEGMENTS = 500;

  private static final int SEGMENT = 1;

  private Layout() {}

  public static Key page(String layout, long end) {
    return new Key(layout, HexFormat.of().toHexDigits(end));
  }

  /**
   * The pages that have bytes from one position to another; a blob that grows adds pages after the
   * second.
   */
  public static Range pages(long from, long to) {
    return Range.between(HexFormat.of().toHexDigits(from + 1), HexFormat.of().toHexDigits(to + 1));
  }

  public static long end(Key page) {
    return HexFormat.fromHexDigitsToLong(page.sort());
  }

  public static byte[] encode(List<Segment> segments) {
    FieldWriter fields = new FieldWriter();
    SegmentCodec.write(fields, SEGMENT, segments);
    return fields.toBytes();
  }

  public static List<Segment> decode(Item page) {
    return SegmentCodec.read(new FieldReader(page.value()), SEGMENT);
  }
}

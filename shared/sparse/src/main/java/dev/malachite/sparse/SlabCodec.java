package dev.malachite.sparse;

import dev.malachite.store.ContentId;
import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import dev.malachite.store.Item;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;

/** The values of the items of a map. All that refer to contents name them in the same field. */
final class SlabCodec {
  private static final int VERSION = 1;
  private static final int SINCE = 2;
  private static final int CHANGED = 3;
  private static final int CONTENT = 4;
  private static final int EXTENT = 5;

  private SlabCodec() {}

  static byte[] encode(Slab slab) {
    FieldWriter fields = new FieldWriter().put(VERSION, slab.version()).put(SINCE, slab.born());
    ExtentsCodec.write(fields, CONTENT, EXTENT, slab.extents());
    return fields.toBytes();
  }

  static Slab decode(Item item) {
    FieldReader fields = new FieldReader(item.value());
    return new Slab(
        number(fields, VERSION), number(fields, SINCE), ExtentsCodec.read(fields, CONTENT, EXTENT));
  }

  static byte[] encode(Undo undo) {
    FieldWriter fields = new FieldWriter().put(VERSION, undo.version()).put(SINCE, undo.since());
    long position = 0;
    for (Span span : undo.changed()) {
      fields.put(CHANGED, span.from() - position).put(CHANGED, span.length());
      position = span.to();
    }
    ExtentsCodec.write(fields, CONTENT, EXTENT, undo.before());
    return fields.toBytes();
  }

  static Undo decodeUndo(Item item) {
    FieldReader fields = new FieldReader(item.value());
    List<Span> changed = new ArrayList<>();
    Iterator<Long> numbers = fields.numbers(CHANGED).iterator();
    long position = 0;
    while (numbers.hasNext()) {
      long from = position + numbers.next();
      position = from + numbers.next();
      changed.add(new Span(from, position));
    }
    return new Undo(
        number(fields, VERSION),
        number(fields, SINCE),
        changed,
        ExtentsCodec.read(fields, CONTENT, EXTENT));
  }

  static byte[] encodeLeftover(Collection<ContentId> contents) {
    FieldWriter fields = new FieldWriter();
    contents.forEach(content -> fields.put(CONTENT, content.value()));
    return fields.toBytes();
  }

  /** What an item of any kind refers to. */
  static List<ContentId> contents(Item item) {
    return new FieldReader(item.value()).texts(CONTENT).stream().map(ContentId::new).toList();
  }

  private static long number(FieldReader fields, int tag) {
    return fields.number(tag).orElseThrow();
  }
}

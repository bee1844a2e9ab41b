package dev.malachite.sparse;

import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import java.util.Optional;

/** A map as a field of the item that has it. */
public final class SparseMapCodec {
  private SparseMapCodec() {}

  public static void write(FieldWriter fields, int tag, SparseMap map) {
    fields.putRecord(tag, record -> write(record, map));
  }

  public static Optional<SparseMap> read(FieldReader fields, int tag) {
    return fields.record(tag).map(SparseMapCodec::read);
  }

  private static void write(FieldWriter record, SparseMap map) {
    record
        .put(1, map.partition())
        .put(2, (long) map.shape().slabBytes())
        .put(3, (long) map.shape().grainBytes())
        .put(4, map.version())
        .put(5, map.length())
        .put(6, map.lastWrite());
    map.marks().forEach(mark -> record.putRecord(7, fields -> write(fields, mark)));
  }

  private static void write(FieldWriter record, Cleared mark) {
    record.put(1, mark.version()).put(2, mark.from()).put(3, mark.to());
  }

  private static SparseMap read(FieldReader record) {
    SparseShape shape = new SparseShape((int) number(record, 2), (int) number(record, 3));
    return new SparseMap(
        record.text(1).orElseThrow(),
        shape,
        number(record, 4),
        number(record, 5),
        number(record, 6),
        record.records(7).stream().map(SparseMapCodec::readMark).toList());
  }

  private static Cleared readMark(FieldReader record) {
    return new Cleared(number(record, 1), number(record, 2), number(record, 3));
  }

  private static long number(FieldReader record, int tag) {
    return record.number(tag).orElseThrow();
  }
}

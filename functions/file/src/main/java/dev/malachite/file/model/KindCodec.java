package dev.malachite.file.model;

import dev.malachite.account.LeaseCodec;
import dev.malachite.sparse.SparseMapCodec;
import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;

/** What a node is, as a field of it. */
final class KindCodec {
  private static final long DIRECTORY = 1;
  private static final long DATA = 2;
  private static final long SYMBOLIC_LINK = 3;
  private static final long HARD_LINK = 4;

  private KindCodec() {}

  static void write(FieldWriter fields, int tag, Node.Kind kind) {
    fields.putRecord(tag, record -> write(record, kind));
  }

  private static void write(FieldWriter record, Node.Kind kind) {
    switch (kind) {
      case Node.Directory directory -> record.put(1, DIRECTORY).put(2, directory.mark());
      case Node.Data data -> write(record.put(1, DATA), data);
      case Node.SymbolicLink link -> record.put(1, SYMBOLIC_LINK).put(3, link.text());
      case Node.HardLink link -> record.put(1, HARD_LINK);
    }
  }

  private static void write(FieldWriter record, Node.Data data) {
    SparseMapCodec.write(record, 4, data.map());
    record.put(5, data.headers().values());
    LeaseCodec.write(record, 6, data.lease());
    data.copy().ifPresent(copy -> record.putRecord(7, fields -> CopyCodec.write(fields, copy)));
  }

  static Node.Kind read(FieldReader fields, int tag) {
    FieldReader record = fields.record(tag).orElseThrow();
    long kind = record.number(1).orElseThrow();
    if (kind == DIRECTORY) {
      return new Node.Directory(record.text(2).orElseThrow());
    }
    if (kind == DATA) {
      return data(record);
    }
    return kind == SYMBOLIC_LINK
        ? new Node.SymbolicLink(record.text(3).orElseThrow())
        : new Node.HardLink();
  }

  private static Node.Data data(FieldReader record) {
    return new Node.Data(
        SparseMapCodec.read(record, 4).orElseThrow(),
        new ContentHeaders(record.map(5)),
        LeaseCodec.read(record, 6),
        record.record(7).map(CopyCodec::read));
  }
}

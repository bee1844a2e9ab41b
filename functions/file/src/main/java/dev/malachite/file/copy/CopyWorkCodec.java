package dev.malachite.file.copy;

import dev.malachite.file.model.StoredEntry;
import dev.malachite.protocol.Peer;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.copy.Asker;
import dev.malachite.sparse.SparseMapCodec;
import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Times;

/** Copies in progress as bytes. The numbers are part of the stored format: add, never reuse. */
final class CopyWorkCodec {
  private static final int SHARE = 1;
  private static final int ENTRY = 2;
  private static final int NODE = 3;
  private static final int ID = 4;
  private static final int SOURCE = 5;
  private static final int ASKER = 6;
  private static final int ETAG = 7;
  private static final int IN_RANGES = 8;
  private static final int STARTED_AT = 9;
  private static final int MAP = 10;
  private static final int DONE = 11;
  private static final int TOTAL = 12;

  private CopyWorkCodec() {}

  static byte[] encode(CopyWork work) {
    FieldWriter fields = new FieldWriter();
    write(fields, SHARE, work.target().share());
    write(fields, ENTRY, work.target().entry());
    write(fields, NODE, work.target().node());
    fields
        .put(ID, work.id())
        .put(SOURCE, work.source())
        .putRecord(ASKER, record -> write(record, work.asker()))
        .put(ETAG, work.etag())
        .put(IN_RANGES, work.inRanges())
        .put(STARTED_AT, Times.toTicks(work.startedAt()));
    SparseMapCodec.write(fields, MAP, work.map());
    return fields.put(DONE, work.done()).put(TOTAL, work.total()).toBytes();
  }

  private static void write(FieldWriter fields, int tag, Key key) {
    fields.putRecord(tag, record -> record.put(1, key.partition()).put(2, key.sort()));
  }

  private static void write(FieldWriter record, Asker asker) {
    record
        .put(1, asker.peer().address())
        .put(2, asker.peer().secure())
        .put(3, asker.peer().authority());
    asker.account().ifPresent(name -> record.put(4, name));
  }

  static CopyWork decode(Item item) {
    FieldReader fields = new FieldReader(item.value());
    return new CopyWork(
        new StoredEntry(key(fields, SHARE), key(fields, ENTRY), key(fields, NODE)),
        fields.text(ID).orElseThrow(),
        fields.text(SOURCE).orElseThrow(),
        asker(fields.record(ASKER).orElseThrow()),
        fields.text(ETAG).orElseThrow(),
        fields.flag(IN_RANGES),
        Times.ofTicks(fields.number(STARTED_AT).orElseThrow()),
        SparseMapCodec.read(fields, MAP).orElseThrow(),
        fields.number(DONE).orElseThrow(),
        fields.number(TOTAL).orElseThrow());
  }

  private static Key key(FieldReader fields, int tag) {
    FieldReader record = fields.record(tag).orElseThrow();
    return new Key(record.text(1).orElseThrow(), record.text(2).orElseThrow());
  }

  private static Asker asker(FieldReader record) {
    Peer peer =
        new Peer(record.text(1).orElseThrow(), record.flag(2), record.text(3).orElseThrow());
    return new Asker(Service.FILE, peer, record.text(4));
  }
}

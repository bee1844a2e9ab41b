package dev.malachite.blob.model;

import dev.malachite.protocol.Peer;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.copy.Asker;
import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import dev.malachite.store.Key;
import dev.malachite.store.Times;

/** Copies in progress as bytes. The numbers are part of the stored format: add, never reuse. */
public final class CopyWorkCodec {
  private static final int HEAD_PARTITION = 1;
  private static final int HEAD_SORT = 2;
  private static final int ID = 3;
  private static final int SOURCE = 4;
  private static final int PEER_ADDRESS = 5;
  private static final int PEER_SECURE = 6;
  private static final int PEER_AUTHORITY = 7;
  private static final int ACCOUNT = 8;
  private static final int ETAG = 9;
  private static final int STARTED_AT = 10;
  private static final int BYTES = 11;
  private static final int DONE = 12;
  private static final int TOTAL = 13;
  private static final int INCREMENTAL = 14;
  private static final int PREVIOUS_SNAPSHOT = 15;

  private CopyWorkCodec() {}

  public static byte[] encode(CopyWork work) {
    FieldWriter fields =
        new FieldWriter()
            .put(HEAD_PARTITION, work.head().partition())
            .put(HEAD_SORT, work.head().sort())
            .put(ID, work.id())
            .put(SOURCE, work.source());
    writeAsker(fields, work.asker());
    fields
        .put(ETAG, work.etag())
        .put(STARTED_AT, Times.toTicks(work.startedAt()))
        .putRecord(BYTES, record -> BytesCodec.write(record, work.bytes()))
        .put(DONE, work.done())
        .put(TOTAL, work.total())
        .put(INCREMENTAL, work.incremental());
    work.previousSnapshot().ifPresent(id -> fields.put(PREVIOUS_SNAPSHOT, id));
    return fields.toBytes();
  }

  private static void writeAsker(FieldWriter fields, Asker asker) {
    fields
        .put(PEER_ADDRESS, asker.peer().address())
        .put(PEER_SECURE, asker.peer().secure())
        .put(PEER_AUTHORITY, asker.peer().authority());
    asker.account().ifPresent(name -> fields.put(ACCOUNT, name));
  }

  public static CopyWork decode(byte[] bytes) {
    FieldReader fields = new FieldReader(bytes);
    return new CopyWork(
        new Key(fields.text(HEAD_PARTITION).orElseThrow(), fields.text(HEAD_SORT).orElseThrow()),
        fields.text(ID).orElseThrow(),
        fields.text(SOURCE).orElseThrow(),
        asker(fields),
        fields.text(ETAG).orElseThrow(),
        Times.ofTicks(fields.number(STARTED_AT).orElseThrow()),
        BytesCodec.read(fields.record(BYTES).orElseThrow()),
        fields.number(DONE).orElseThrow(),
        fields.number(TOTAL).orElseThrow(),
        fields.flag(INCREMENTAL),
        fields.text(PREVIOUS_SNAPSHOT));
  }

  private static Asker asker(FieldReader fields) {
    Peer peer =
        new Peer(
            fields.text(PEER_ADDRESS).orElseThrow(),
            fields.flag(PEER_SECURE),
            fields.text(PEER_AUTHORITY).orElseThrow());
    return new Asker(Service.BLOB, peer, fields.text(ACCOUNT));
  }
}

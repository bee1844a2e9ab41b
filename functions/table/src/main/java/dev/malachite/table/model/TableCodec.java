package dev.malachite.table.model;

import dev.malachite.account.PolicyCodec;
import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import dev.malachite.store.Times;

/** Tables as bytes. The numbers are part of the stored format: add, never reuse. */
public final class TableCodec {
  private static final int NAME = 1;
  private static final int GENERATION = 2;
  private static final int BUCKETS = 3;
  private static final int POLICY = 4;
  private static final int DELETED_AT = 5;

  private TableCodec() {}

  public static byte[] encode(Table table) {
    FieldWriter fields =
        new FieldWriter()
            .put(NAME, table.name())
            .put(GENERATION, table.generation())
            .put(BUCKETS, (long) table.buckets());
    PolicyCodec.write(fields, POLICY, table.policies());
    table.deletedAt().ifPresent(at -> fields.put(DELETED_AT, Times.toTicks(at)));
    return fields.toBytes();
  }

  public static Table decode(byte[] bytes) {
    FieldReader fields = new FieldReader(bytes);
    return new Table(
        fields.text(NAME).orElseThrow(),
        fields.text(GENERATION).orElseThrow(),
        (int) fields.number(BUCKETS).orElseThrow(),
        PolicyCodec.read(fields, POLICY),
        Times.ofTicks(fields.number(DELETED_AT)));
  }
}

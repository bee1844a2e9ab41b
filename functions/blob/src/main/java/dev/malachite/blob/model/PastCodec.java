package dev.malachite.blob.model;

import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import dev.malachite.store.Item;
import dev.malachite.store.Times;
import java.util.Optional;

/** Past states as bytes. The numbers are part of the stored format: add, never reuse. */
public final class PastCodec {
  private static final int KIND = 1;
  private static final int ID = 2;
  private static final int BLOB = 3;
  private static final int DELETED_AT = 4;
  private static final int DELETED_UNTIL = 5;

  private PastCodec() {}

  public static byte[] encode(Past past) {
    FieldWriter fields = new FieldWriter();
    fields.put(KIND, past.kind().name()).put(ID, past.id());
    fields.putRecord(BLOB, record -> BlobCodec.write(record, past.blob()));
    past.deletion()
        .ifPresent(deletion ->
            fields
                .put(DELETED_AT, Times.toTicks(deletion.at()))
                .put(DELETED_UNTIL, Times.toTicks(deletion.until())));
    return fields.toBytes();
  }

  public static Past decode(Item item) {
    FieldReader fields = new FieldReader(item.value());
    Optional<Past.Deletion> deletion =
        Times.ofTicks(fields.number(DELETED_AT))
            .map(at ->
                new Past.Deletion(at, Times.ofTicks(fields.number(DELETED_UNTIL).orElseThrow())));
    return new Past(
        Past.Kind.valueOf(fields.text(KIND).orElseThrow()),
        fields.text(ID).orElseThrow(),
        BlobCodec.read(fields.record(BLOB).orElseThrow()),
        deletion);
  }
}

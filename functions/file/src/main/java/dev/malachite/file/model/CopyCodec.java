package dev.malachite.file.model;

import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import dev.malachite.store.Times;

/** What became of a copy, as a field of the file. */
final class CopyCodec {
  private static final int ID = 1;
  private static final int SOURCE = 2;
  private static final int TOTAL = 3;
  private static final int COMPLETED_AT = 4;
  private static final int STATUS = 5;
  private static final int DONE = 6;
  private static final int DESCRIPTION = 7;

  private CopyCodec() {}

  static void write(FieldWriter fields, CopyState copy) {
    fields.put(ID, copy.id()).put(SOURCE, copy.source()).put(TOTAL, copy.total());
    copy.completedAt().ifPresent(at -> fields.put(COMPLETED_AT, Times.toTicks(at)));
    fields.put(STATUS, copy.status().name()).put(DONE, copy.done());
    copy.description().ifPresent(text -> fields.put(DESCRIPTION, text));
  }

  static CopyState read(FieldReader fields) {
    return new CopyState(
        fields.text(ID).orElseThrow(),
        CopyState.Status.valueOf(fields.text(STATUS).orElseThrow()),
        fields.text(SOURCE).orElseThrow(),
        fields.number(DONE).orElseThrow(),
        fields.number(TOTAL).orElseThrow(),
        Times.ofTicks(fields.number(COMPLETED_AT)),
        fields.text(DESCRIPTION));
  }
}

package dev.malachite.file.model;

import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import dev.malachite.store.Times;
import java.util.EnumSet;
import java.util.Set;

/** Handles as a field of what they have open; none leave no trace. */
final class OpensCodec {
  private OpensCodec() {}

  static void write(FieldWriter fields, int tag, Opens opens) {
    if (!opens.isNone()) {
      fields.putRecord(tag, record -> write(record, opens));
    }
  }

  private static void write(FieldWriter record, Opens opens) {
    record.put(1, opens.deletePending());
    opens.handles().forEach(handle -> record.putRecord(2, fields -> write(fields, handle)));
  }

  private static void write(FieldWriter fields, Handle handle) {
    fields
        .put(1, handle.id())
        .put(2, bits(handle.access()))
        .put(3, bits(handle.shared()))
        .put(4, Times.toTicks(handle.expiresAt()));
    handle
        .locks()
        .forEach(lock ->
            fields.putRecord(
                5,
                record ->
                    record.put(1, lock.first()).put(2, lock.last()).put(3, lock.exclusive())));
  }

  static Opens read(FieldReader fields, int tag) {
    return fields.record(tag).map(OpensCodec::opens).orElse(Opens.NONE);
  }

  private static Opens opens(FieldReader record) {
    return new Opens(record.records(2).stream().map(OpensCodec::handle).toList(), record.flag(1));
  }

  private static Handle handle(FieldReader fields) {
    return new Handle(
        fields.text(1).orElseThrow(),
        rights(fields.number(2).orElseThrow()),
        rights(fields.number(3).orElseThrow()),
        fields.records(5).stream().map(OpensCodec::lock).toList(),
        Times.ofTicks(fields.number(4).orElseThrow()));
  }

  private static ByteLock lock(FieldReader record) {
    return new ByteLock(
        record.number(1).orElseThrow(), record.number(2).orElseThrow(), record.flag(3));
  }

  private static long bits(Set<Handle.Right> rights) {
    return rights.stream().mapToLong(Handle.Right::bit).sum();
  }

  private static Set<Handle.Right> rights(long bits) {
    Set<Handle.Right> rights = EnumSet.noneOf(Handle.Right.class);
    for (Handle.Right each : Handle.Right.values()) {
      if ((bits & each.bit()) != 0) {
        rights.add(each);
      }
    }
    return rights;
  }
}

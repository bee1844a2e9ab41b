package dev.malachite.account;

import dev.malachite.domain.Lease;
import dev.malachite.domain.LeaseDuration;
import dev.malachite.domain.LeaseId;
import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import dev.malachite.store.Times;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;

/** A lease as a field of the item it locks; no lease leaves no trace. */
public final class LeaseCodec {
  private LeaseCodec() {}

  public static void write(FieldWriter fields, int tag, Lease lease) {
    lease.id().ifPresent(id -> fields.putRecord(tag, record -> write(record, id, lease)));
  }

  private static void write(FieldWriter record, LeaseId id, Lease lease) {
    record
        .putFixed(1, id.value().getMostSignificantBits())
        .putFixed(2, id.value().getLeastSignificantBits());
    lease.duration().ifPresent(duration -> record.put(3, (long) duration.seconds()));
    lease.expiresAt().ifPresent(at -> record.put(4, Times.toTicks(at)));
    lease.brokenAt().ifPresent(at -> record.put(5, Times.toTicks(at)));
  }

  public static Lease read(FieldReader fields, int tag) {
    return fields.record(tag).map(LeaseCodec::read).orElse(Lease.NONE);
  }

  private static Lease read(FieldReader record) {
    UUID id = new UUID(record.number(1).orElseThrow(), record.number(2).orElseThrow());
    Optional<Instant> expiresAt = Times.ofTicks(record.number(4));
    Optional<Instant> brokenAt = Times.ofTicks(record.number(5));
    LeaseDuration duration = new LeaseDuration((int) record.number(3).orElseThrow());
    return new Lease(Optional.of(new LeaseId(id)), Optional.of(duration), expiresAt, brokenAt);
  }
}

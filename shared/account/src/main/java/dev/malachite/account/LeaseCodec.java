package dev.malachite.account;

import dev.malachite.domain.Lease;
import dev.malachite.domain.LeaseDuration;
import dev.malachite.domain.LeaseId;
import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import dev.malachite.store.Times;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.UUID;

/** A lease as a field of the item it locks; no lease leaves no trace. */
public final class LeaseCodec {
  private static final long LOOKED_AT_EVERY = Duration.ofHours(1).toMillis();

  private LeaseCodec() {}

  /**
   * When reclaim has work with a lease that is not renewed. Renewals seldom change it, so that an
   * index of what is due is seldom written.
   */
  public static OptionalLong dueAt(Lease lease) {
    return end(lease)
        .map(at -> Math.ceilDiv(at.toEpochMilli(), LOOKED_AT_EVERY) * LOOKED_AT_EVERY)
        .map(OptionalLong::of)
        .orElse(OptionalLong.empty());
  }

  /** Whether nobody can want to renew a lease any more that ended so long ago. */
  public static boolean isForgotten(Lease lease, Duration retention, Instant now) {
    return end(lease).stream().anyMatch(at -> !now.isBefore(at.plus(retention)));
  }

  /** When it ended or will end; empty where it never does. */
  public static Optional<Instant> end(Lease lease) {
    return lease.brokenAt().or(lease::expiresAt);
  }

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

package dev.malachite.blob.model;

import dev.malachite.store.FieldReader;
import dev.malachite.store.FieldWriter;
import dev.malachite.store.Times;
import java.util.Optional;

/** The parts of a blob as records of their own. */
final class PartCodecs {
  private PartCodecs() {}

  static void write(FieldWriter record, ContentHeaders headers) {
    put(record, 1, headers.type());
    put(record, 2, headers.encoding());
    put(record, 3, headers.language());
    put(record, 4, headers.disposition());
    put(record, 5, headers.cacheControl());
    put(record, 6, headers.md5());
  }

  static ContentHeaders headers(FieldReader record) {
    return new ContentHeaders(
        record.text(1),
        record.text(2),
        record.text(3),
        record.text(4),
        record.text(5),
        record.text(6));
  }

  static void write(FieldWriter record, Staging staging) {
    record.put(1, staging.id()).put(2, (long) staging.blockIdLength());
    staging.closesAt().ifPresent(at -> record.put(3, Times.toTicks(at)));
  }

  static Staging staging(FieldReader record) {
    return new Staging(
        record.text(1).orElseThrow(),
        (int) record.number(2).orElseThrow(),
        Times.ofTicks(record.number(3)));
  }

  static void write(FieldWriter record, Tier tier) {
    record.put(1, tier.name()).put(2, tier.inferred());
    tier.changedAt().ifPresent(at -> record.put(3, Times.toTicks(at)));
    tier.rehydration()
        .ifPresent(each ->
            record
                .put(4, each.target())
                .put(5, each.priority())
                .put(6, Times.toTicks(each.completesAt())));
  }

  static Tier tier(FieldReader record) {
    Optional<Tier.Rehydration> rehydration =
        record
            .text(4)
            .map(target ->
                new Tier.Rehydration(
                    target,
                    record.text(5).orElseThrow(),
                    Times.ofTicks(record.number(6).orElseThrow())));
    return new Tier(
        record.text(1).orElseThrow(), record.flag(2), Times.ofTicks(record.number(3)), rehydration);
  }

  static void write(FieldWriter record, CopyState copy) {
    record
        .put(1, copy.id())
        .put(2, copy.status().name())
        .put(3, copy.source())
        .put(4, copy.done())
        .put(5, copy.total());
    copy.completedAt().ifPresent(at -> record.put(6, Times.toTicks(at)));
    put(record, 7, copy.description());
    put(record, 8, copy.destinationSnapshot());
    if (copy.incremental()) {
      record.put(9, true);
    }
  }

  static CopyState copy(FieldReader record) {
    return new CopyState(
        record.text(1).orElseThrow(),
        CopyState.Status.valueOf(record.text(2).orElseThrow()),
        record.text(3).orElseThrow(),
        record.number(4).orElseThrow(),
        record.number(5).orElseThrow(),
        Times.ofTicks(record.number(6)),
        record.text(7),
        record.text(8),
        record.flag(9));
  }

  static void write(FieldWriter record, Protection protection) {
    protection.immutableUntil().ifPresent(at -> record.put(1, Times.toTicks(at)));
    record.put(2, protection.locked()).put(3, protection.legalHold());
    protection.expiresAt().ifPresent(at -> record.put(4, Times.toTicks(at)));
  }

  static Protection protection(FieldReader record) {
    return new Protection(
        Times.ofTicks(record.number(1)),
        record.flag(2),
        record.flag(3),
        Times.ofTicks(record.number(4)));
  }

  private static void put(FieldWriter record, int tag, Optional<String> text) {
    text.ifPresent(each -> record.put(tag, each));
  }
}

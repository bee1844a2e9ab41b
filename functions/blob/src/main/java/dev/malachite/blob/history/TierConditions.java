package dev.malachite.blob.history;

import dev.malachite.blob.model.Blob;
import dev.malachite.domain.HttpDate;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.errors.ErrorCode;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/**
 * Conditions of Delete Blob about when the tier of a blob was last changed. A tier that nobody set
 * was not changed at any time.
 */
record TierConditions(Optional<Instant> modifiedSince, Optional<Instant> unmodifiedSince) {
  private static final String MODIFIED = "x-ms-access-tier-if-modified-since";
  private static final String UNMODIFIED = "x-ms-access-tier-if-unmodified-since";

  static TierConditions of(Call call) {
    return new TierConditions(date(call, MODIFIED), date(call, UNMODIFIED));
  }

  private static Optional<Instant> date(Call call, String header) {
    return call.header(header).map(text -> HttpDate.parse(header, text));
  }

  void check(Blob blob, Instant now) {
    Instant changedAt =
        blob.tier().at(now).changedAt().orElse(Instant.EPOCH).truncatedTo(ChronoUnit.SECONDS);
    boolean met =
        modifiedSince.stream().allMatch(changedAt::isAfter)
            && unmodifiedSince.stream().noneMatch(changedAt::isAfter);
    if (!met) {
      throw ErrorCode.CONDITION_NOT_MET.exception();
    }
  }
}

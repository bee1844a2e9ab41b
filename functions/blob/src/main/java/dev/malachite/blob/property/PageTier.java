package dev.malachite.blob.property;

import dev.malachite.blob.model.Tier;
import dev.malachite.protocol.errors.ErrorCode;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The tiers of page blobs, the lowest first: each has room for so much. */
public enum PageTier {
  P4(32),
  P6(64),
  P10(128),
  P15(256),
  P20(512),
  P30(1L << 10),
  P40(2L << 10),
  P50(4L << 10),
  P60(8L << 10),
  P70(16L << 10),
  P80(32L << 10);

  private final long room;

  PageTier(long gibibytes) {
    this.room = gibibytes << 30;
  }

  static List<String> names() {
    return Arrays.stream(values()).map(PageTier::name).toList();
  }

  private static Optional<PageTier> of(String name) {
    return Arrays.stream(values()).filter(tier -> tier.name().equals(name)).findAny();
  }

  /** For who names a tier: it must have room for the blob. */
  public static void requireRoom(String tier, long length) {
    if (of(tier).filter(page -> page.room < length).isPresent()) {
      throw ErrorCode.BLOB_TIER_INADEQUATE_FOR_CONTENT_LENGTH.exception();
    }
  }

  /** For who gives a blob another length: the tier that it keeps must have room. */
  public static void requireFit(Tier tier, long length) {
    if (of(tier.name()).filter(page -> page.room < length).isPresent()) {
      throw ErrorCode.CONTENT_LENGTH_LARGER_THAN_TIER_LIMIT.exception();
    }
  }

  /** What is in a tier of page blobs leaves it for higher ones only. */
  static void requireNotLower(Tier before, String after) {
    Optional<PageTier> lowest = of(before.name());
    if (of(after)
        .filter(page -> lowest.filter(each -> page.compareTo(each) < 0).isPresent())
        .isPresent()) {
      throw ErrorCode.CANNOT_CHANGE_TO_LOWER_TIER.exception();
    }
  }
}

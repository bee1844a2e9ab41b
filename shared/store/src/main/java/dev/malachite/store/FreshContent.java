package dev.malachite.store;

import java.time.Duration;
import java.time.Instant;

/**
 * Content that nothing refers to yet. Who has not committed a reference in good time must not do so
 * any more: by then reclaim may take it for an orphan.
 */
public final class FreshContent {
  /** From before the first byte is stored until the commit that refers to it. */
  public static final Duration LONGEST_UPLOAD = Duration.ofHours(12);

  private FreshContent() {}

  /**
   * To be asked right before the commit.
   *
   * @param since an instant before the first byte was stored
   */
  public static void require(Instant since, Instant now) {
    if (now.isAfter(since.plus(LONGEST_UPLOAD))) {
      throw Unavailable.rejected("what was stored for this commit is too old");
    }
  }
}

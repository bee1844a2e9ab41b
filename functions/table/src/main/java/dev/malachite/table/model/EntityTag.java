package dev.malachite.table.model;

import dev.malachite.domain.IsoInstant;
import dev.malachite.store.Times;
import java.time.Instant;

/** The ETag of an entity: its timestamp, which never repeats. */
public final class EntityTag {
  public static final String ANY = "*";

  private EntityTag() {}

  public static String of(Instant timestamp) {
    return of(IsoInstant.format(timestamp));
  }

  /** The same from the text of the timestamp. */
  public static String of(String timestamp) {
    return "W/\"datetime'" + timestamp.replace(":", "%3A") + "'\"";
  }

  /** Later than the one it replaces, whatever the clock says. */
  public static Instant next(Instant now, Instant previous) {
    long ticks = Math.max(Times.toTicks(now), Times.toTicks(previous) + 1);
    return Times.ofTicks(ticks);
  }
}

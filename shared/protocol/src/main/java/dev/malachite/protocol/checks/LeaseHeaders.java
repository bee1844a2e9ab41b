package dev.malachite.protocol.checks;

import dev.malachite.domain.Lease;
import dev.malachite.protocol.Reply;
import java.time.Instant;
import java.util.Locale;

/** The three headers that tell of a lease. */
public record LeaseHeaders(Lease lease, Instant now) implements Reply.Part {
  @Override
  public void writeTo(Reply.Builder reply) {
    reply
        .header("x-ms-lease-status", lower(lease.status(now)))
        .header("x-ms-lease-state", lower(lease.state(now)))
        .header("x-ms-lease-duration", lease.durationKind(now), LeaseHeaders::lower);
  }

  /** As the API spells states. */
  public static String lower(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }
}

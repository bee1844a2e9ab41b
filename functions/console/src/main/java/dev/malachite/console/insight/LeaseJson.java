package dev.malachite.console.insight;

import dev.malachite.domain.Lease;
import dev.malachite.domain.LeaseDuration;
import dev.malachite.domain.LeaseId;
import dev.malachite.domain.LeaseState;
import io.vertx.core.json.JsonObject;
import java.time.Instant;
import java.util.Optional;

/** A lease as the console shows it. */
final class LeaseJson {
  private LeaseJson() {}

  static JsonObject of(Lease lease, Instant now) {
    LeaseState state = lease.state(now);
    JsonObject json = new JsonObject().put("state", state.text());
    end(lease, state).ifPresent(until -> json.put("until", until.toString()));
    lease.id().map(LeaseId::toString).ifPresent(id -> json.put("id", id));
    lease.duration().map(LeaseDuration::seconds).ifPresent(length -> json.put("seconds", length));
    return json;
  }

  private static Optional<Instant> end(Lease lease, LeaseState state) {
    return switch (state) {
      case LEASED -> lease.expiresAt();
      case BREAKING -> lease.brokenAt();
      case AVAILABLE, BROKEN, EXPIRED -> Optional.empty();
    };
  }
}

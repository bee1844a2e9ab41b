package dev.malachite.table.model;

import dev.malachite.protocol.xml.SignedIdentifier;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A table as stored.
 *
 * @param name as it was spelled when it was created
 * @param generation names this life of the table: its entities live under it
 * @param buckets over how many partitions of the store the entities are spread
 * @param deletedAt when it was deleted; the name stays blocked for a while
 */
public record Table(
    String name,
    String generation,
    int buckets,
    List<SignedIdentifier> policies,
    Optional<Instant> deletedAt) {

  /** How long nobody can create a table under the name of a deleted one. */
  public static final Duration NAME_BLOCKED = Duration.ofSeconds(30);

  public Table {
    policies = List.copyOf(policies);
  }

  public boolean isLive() {
    return deletedAt.isEmpty();
  }

  public boolean isNameBlocked(Instant now) {
    return deletedAt.stream().anyMatch(at -> now.isBefore(at.plus(NAME_BLOCKED)));
  }

  public Table withPolicies(List<SignedIdentifier> others) {
    return new Table(name, generation, buckets, others, deletedAt);
  }

  public Table deleted(Instant at) {
    return new Table(name, generation, buckets, List.of(), Optional.of(at));
  }
}

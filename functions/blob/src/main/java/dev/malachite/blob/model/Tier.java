package dev.malachite.blob.model;

import java.time.Instant;
import java.util.Locale;
import java.util.Optional;

/**
 * The access tier of a blob.
 *
 * @param name as it was set, or the account's default
 * @param inferred whether nobody set it
 * @param rehydration where the blob is on its way out of the archive
 */
public record Tier(
    String name, boolean inferred, Optional<Instant> changedAt, Optional<Rehydration> rehydration) {
  public static final String ARCHIVE = "Archive";
  public static final Tier DEFAULT = new Tier("Hot", true, Optional.empty(), Optional.empty());

  /** Where an archived blob goes, how urgently, and when it will be there. */
  public record Rehydration(String target, String priority, Instant completesAt) {
    public String status() {
      return "rehydrate-pending-to-" + target.toLowerCase(Locale.ROOT);
    }
  }

  public static Tier set(String name, Instant at) {
    return new Tier(name, false, Optional.of(at), Optional.empty());
  }

  /** The tier as it is at an instant: a rehydration that is over has happened. */
  public Tier at(Instant now) {
    return rehydration
        .filter(each -> !now.isBefore(each.completesAt()))
        .map(each -> set(each.target(), each.completesAt()))
        .orElse(this);
  }

  public boolean isDefault() {
    return inferred && name.equals(DEFAULT.name) && changedAt.isEmpty() && rehydration.isEmpty();
  }

  public boolean isArchived() {
    return name.equals(ARCHIVE);
  }
}

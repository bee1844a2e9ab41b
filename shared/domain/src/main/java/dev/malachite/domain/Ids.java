package dev.malachite.domain;

import java.util.UUID;

/** The only source of randomness. */
public interface Ids {
  /** An unguessable identifier: lease ids, copy ids. */
  UUID uuid();

  /** A number that is never zero and does not repeat: revisions, ETags, generations. */
  long unique();

  static Ids secure() {
    return new SecureIds();
  }
}

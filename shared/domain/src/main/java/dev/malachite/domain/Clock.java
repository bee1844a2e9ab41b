package dev.malachite.domain;

import java.time.Instant;

/**
 * The only source of time. Rules ask it once per decision, so that one decision sees one instant.
 */
@FunctionalInterface
public interface Clock {
  Instant now();

  static Clock system() {
    return Instant::now;
  }
}

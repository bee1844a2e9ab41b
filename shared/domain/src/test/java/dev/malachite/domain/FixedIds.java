package dev.malachite.domain;

import java.util.UUID;

record FixedIds(UUID uuid, long unique) implements Ids {
  static FixedIds of(long unique) {
    return new FixedIds(new UUID(0, unique), unique);
  }
}

package dev.malachite.store.embedded;

import dev.malachite.store.Item;
import java.util.OptionalLong;

/** What a commit has to know of a stored item. */
record Head(long revision, OptionalLong dueAt) {
  static final Head NONE = new Head(Item.ABSENT, OptionalLong.empty());

  boolean exists() {
    return revision != Item.ABSENT;
  }
}

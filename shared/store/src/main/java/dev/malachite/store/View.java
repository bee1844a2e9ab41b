package dev.malachite.store;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/** What a rule may look at: the items that were read, and the instant for which it decides. */
public record View(Map<Key, Item> items, Instant now) {
  public Optional<Item> item(Key key) {
    return Optional.ofNullable(items.get(key));
  }
}

package dev.malachite.store.reclaim;

import dev.malachite.store.Key;
import java.util.Collection;
import java.util.Optional;

/** Who knows which versions of a sparse map are in use, given the item that has the map. */
public interface MapHolders {
  /**
   * What is in use.
   *
   * @param mayCopy whether the bytes can be copied together without a customer's key
   */
  record Held(Collection<Long> versions, boolean mayCopy) {}

  boolean knows(Key head);

  /** Empty where nothing has the map. */
  Optional<Held> held(Key head, String map);
}

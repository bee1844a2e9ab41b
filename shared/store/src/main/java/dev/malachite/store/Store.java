package dev.malachite.store;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * A strongly consistent key-value store whose items have a revision. Any number of processes may
 * use one store. {@link Unavailable} is the only exception that leaves it, but for the {@link
 * IllegalArgumentException} of a call that {@link Limits} forbids.
 *
 * <p>Every item is read as it was at some instant between the call and the answer. Items of one
 * read or scan may be of different instants, so half of a concurrent commit can be seen: what a
 * decision relies on is checked when it commits.
 */
public interface Store extends AutoCloseable {
  /** The most changes one commit takes. */
  int MAX_CHANGES = 100;

  /** The most keys one read takes. */
  int MAX_KEYS = 100;

  /** The named items that exist, in one round trip. */
  Map<Key, Item> read(Collection<Key> keys);

  /** At most {@code limit} items of the range in key order. */
  Page scan(String partition, Range range, int limit);

  /** All changes or none, each holding only while its item is as expected. No key twice. */
  Outcome commit(List<Change> changes);

  /**
   * Items whose {@code dueAt} is not after {@code now}; roughly the oldest first, not necessarily
   * the very newest state.
   */
  List<Key> due(Instant now, int limit);

  @Override
  void close();
}

package dev.malachite.store;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What was last seen under a key, to choose what to read together with it. A hint may be wrong or
 * forgotten: that costs one more read, never a wrong answer, because the item itself is always read
 * too.
 */
public final class Hints<T> {
  private static final int MOST = 10_000;

  private final Map<Key, T> seen = new ConcurrentHashMap<>();

  public Optional<T> recall(Key key) {
    return Optional.ofNullable(seen.get(key));
  }

  /** Remembers what was found, or forgets what is gone. */
  public Optional<T> learn(Key key, Optional<T> found) {
    if (found.isEmpty()) {
      seen.remove(key);
      return found;
    }
    if (seen.size() >= MOST) {
      seen.clear();
    }
    seen.put(key, found.get());
    return found;
  }
}

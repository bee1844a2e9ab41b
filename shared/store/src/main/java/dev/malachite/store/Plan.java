package dev.malachite.store;

import java.util.Collection;
import java.util.List;

/**
 * Names the keys an operation needs, given what has been read so far. A plan that guesses right at
 * once (from a hint) costs one batched read; a wrong guess costs another, never a wrong answer.
 */
@FunctionalInterface
public interface Plan {
  Collection<Key> keys(View known);

  static Plan of(Key... keys) {
    List<Key> all = List.of(keys);
    return known -> all;
  }
}

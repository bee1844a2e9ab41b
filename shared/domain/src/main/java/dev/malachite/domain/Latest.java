package dev.malachite.domain;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A function that remembers its last answer, for what is asked again and again with the same key.
 * Any thread may take what another one found; two that ask at once may both find it.
 */
public final class Latest<K, V> {
  private record Known<K, V>(K key, V value) {}

  private final Function<K, V> function;
  // Not volatile: a record is seen whole or not at all.
  private @Nullable Known<K, V> last;

  public Latest(Function<K, V> function) {
    this.function = function;
  }

  public V of(K key) {
    Known<K, V> known = last;
    if (known == null || !known.key().equals(key)) {
      known = new Known<>(key, function.apply(key));
      last = known;
    }
    return known.value();
  }
}

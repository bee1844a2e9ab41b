package dev.malachite.store;

import java.util.Optional;
import java.util.function.Function;

/**
 * Hints of what items mean: an item of the same revision is the same, so each is decoded once and
 * not in every request.
 */
public final class DecodedHints<T> {
  private record Seen<T>(long revision, T value) {}

  private final Hints<Seen<T>> hints = new Hints<>();
  private final Function<Item, T> decoder;

  public DecodedHints(Function<Item, T> decoder) {
    this.decoder = decoder;
  }

  /** What was under the key when it was last read. */
  public Optional<T> recall(Key key) {
    return hints.recall(key).map(Seen::value);
  }

  /** What is under the key in the view. */
  public Optional<T> find(Key key, View view) {
    Optional<Item> item = view.item(key);
    Optional<Seen<T>> before = hints.recall(key);
    boolean same =
        item.isPresent() && before.isPresent() && before.get().revision() == item.get().revision();
    return (same ? before : hints.learn(key, item.map(this::seen))).map(Seen::value);
  }

  private Seen<T> seen(Item item) {
    return new Seen<>(item.revision(), decoder.apply(item));
  }
}

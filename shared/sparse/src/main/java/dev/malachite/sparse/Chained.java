package dev.malachite.sparse;

import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Supplier;

/** One list after the other, each fetched when the one before is used up. */
final class Chained<T> implements Iterator<T> {
  private final Supplier<Optional<List<T>>> lists;
  private Iterator<T> current = Collections.emptyIterator();

  Chained(Supplier<Optional<List<T>>> lists) {
    this.lists = lists;
  }

  @Override
  public boolean hasNext() {
    while (!current.hasNext()) {
      Optional<List<T>> next = lists.get();
      if (next.isEmpty()) {
        return false;
      }
      current = next.get().iterator();
    }
    return true;
  }

  @Override
  public T next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return current.next();
  }
}

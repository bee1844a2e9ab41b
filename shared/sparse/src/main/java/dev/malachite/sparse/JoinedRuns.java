package dev.malachite.sparse;

import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/** Runs in order, those that continue each other joined. */
final class JoinedRuns implements Iterator<Run> {
  private final Iterator<Run> runs;
  private @Nullable Run ahead;

  JoinedRuns(Iterator<Run> runs) {
    this.runs = runs;
  }

  @Override
  public boolean hasNext() {
    return ahead != null || runs.hasNext();
  }

  @Override
  public Run next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    Run joined = ahead == null ? runs.next() : ahead;
    ahead = null;
    while (runs.hasNext()) {
      Run next = runs.next();
      if (!joined.continuesWith(next)) {
        ahead = next;
        return joined;
      }
      joined = new Run(joined.span().hull(next.span()), joined.cleared());
    }
    return joined;
  }
}

package dev.malachite.table.filter;

import dev.malachite.store.Range;
import java.util.Optional;

/**
 * Sort keys that follow each other.
 *
 * @param partitionKey the one that they all have, if they do
 */
public record Stretch(Span span, Optional<String> partitionKey) {
  /** Every entity of a table. */
  public static final Stretch ALL = Box.ALL.stretch();

  public Range range() {
    return span.range();
  }

  /** Whether no more than one entity can be in it. */
  public boolean isOneRow() {
    return partitionKey.isPresent() && span.to().equals(Optional.of(span.from() + KeySpans.NEXT));
  }

  Stretch join(Stretch later) {
    Optional<String> same = partitionKey.filter(key -> later.partitionKey.equals(partitionKey));
    return new Stretch(span.hull(later.span), same);
  }
}

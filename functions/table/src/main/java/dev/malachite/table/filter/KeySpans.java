package dev.malachite.table.filter;

import dev.malachite.table.model.EdmValue;
import java.util.List;

/**
 * The keys that a comparison leaves. No key has a character below a space, so that a key followed
 * by {@link #NEXT} lies just above it.
 */
final class KeySpans {
  static final char NEXT = '\u0001';

  private KeySpans() {}

  /** A key is text: it is never equal to, above or below anything else. */
  static List<Span> of(Comparison comparison, EdmValue literal) {
    return literal instanceof EdmValue.Text text ? of(comparison, text.value()) : List.of();
  }

  private static List<Span> of(Comparison comparison, String key) {
    String above = key + NEXT;
    return switch (comparison) {
      case EQ -> List.of(Span.of(key, above));
      case NE -> List.of(Span.of("", key), Span.from(above));
      case GT -> List.of(Span.from(above));
      case GE -> List.of(Span.from(key));
      case LT -> List.of(Span.of("", key));
      case LE -> List.of(Span.of("", above));
    };
  }
}

package dev.malachite.sparse;

import dev.malachite.store.ContentId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;

/** What is written in a part of the map: ordered, apart from each other, as few as possible. */
record Extents(List<Extent> list) {
  static final Extents NONE = new Extents(List.of());

  private static final Comparator<Extent> ORDER = Comparator.comparingLong(Extent::from);

  /** Takes extents in any order that do not overlap. */
  static Extents of(List<Extent> apart) {
    List<Extent> joined = new ArrayList<>(apart.size());
    for (Extent extent : apart.stream().sorted(ORDER).toList()) {
      if (!joined.isEmpty() && joined.getLast().continuesWith(extent)) {
        Extent last = joined.removeLast();
        joined.add(new Extent(last.span().hull(extent.span()), last.source()));
      } else {
        joined.add(extent);
      }
    }
    return new Extents(Collections.unmodifiableList(joined));
  }

  Extents with(Span span, Source source) {
    return span.isEmpty() ? this : without(span).plus(List.of(new Extent(span, source)));
  }

  /** Adds what does not overlap. */
  Extents plus(List<Extent> others) {
    List<Extent> all = new ArrayList<>(list);
    all.addAll(others);
    return of(all);
  }

  Extents without(Span span) {
    if (!overlap(span)) {
      return this;
    }
    List<Extent> rest = new ArrayList<>(list.size() + 1);
    for (Extent extent : list) {
      addPart(rest, extent, new Span(extent.from(), span.from()));
      addPart(rest, extent, new Span(Math.max(extent.from(), span.to()), extent.to()));
    }
    return new Extents(Collections.unmodifiableList(rest));
  }

  Extents within(Span span) {
    List<Extent> parts = new ArrayList<>();
    list.forEach(extent -> addPart(parts, extent, span));
    return new Extents(Collections.unmodifiableList(parts));
  }

  /** What is written in the span is zero from now on. */
  Extents zeroed(Span span) {
    List<Extent> zeros =
        within(span).list.stream().map(part -> new Extent(part.span(), Source.ZEROS)).toList();
    return zeros.isEmpty() ? this : without(span).plus(zeros);
  }

  /** What is not written in the span is written, and zero, from now on. */
  Extents filled(Span span) {
    List<Extent> zeros = gaps(span).stream().map(gap -> new Extent(gap, Source.ZEROS)).toList();
    return zeros.isEmpty() ? this : plus(zeros);
  }

  private List<Span> gaps(Span span) {
    List<Span> gaps = new ArrayList<>();
    long position = span.from();
    for (Extent part : within(span).list) {
      gaps.add(new Span(position, part.from()));
      position = part.to();
    }
    gaps.add(new Span(position, span.to()));
    gaps.removeIf(Span::isEmpty);
    return gaps;
  }

  boolean overlap(Span span) {
    return !span.isEmpty() && list.stream().anyMatch(extent -> extent.span().overlaps(span));
  }

  /** Where the byte comes from, if it is written. */
  Optional<Source> at(long position) {
    int found =
        Collections.binarySearch(
            list, new Extent(new Span(position, position), Source.ZEROS), ORDER);
    int index = found >= 0 ? found : -found - 2;
    return index >= 0 && list.get(index).span().contains(position)
        ? Optional.of(list.get(index).at(position))
        : Optional.empty();
  }

  /** The same bytes in one content, without the holes. */
  Extents packed(ContentId content) {
    List<Extent> packed = new ArrayList<>(list.size());
    long offset = 0;
    for (Extent extent : list) {
      packed.add(new Extent(extent.span(), new Source.Part(content, offset)));
      offset += extent.span().length();
    }
    return of(packed);
  }

  SequencedSet<ContentId> contents() {
    SequencedSet<ContentId> contents = new LinkedHashSet<>();
    for (Extent extent : list) {
      if (extent.source() instanceof Source.Part part) {
        contents.add(part.content());
      }
    }
    return contents;
  }

  // As in Source.
  @Override
  public boolean equals(Object other) {
    return other instanceof Extents extents && list.equals(extents.list);
  }

  @Override
  public int hashCode() {
    return list.hashCode();
  }

  private static void addPart(List<Extent> parts, Extent extent, Span span) {
    Extent part = extent.within(span);
    if (!part.span().isEmpty()) {
      parts.add(part);
    }
  }
}

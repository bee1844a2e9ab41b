package dev.malachite.sparse;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;

/** Where two states differ, told by where their bytes come from. */
final class Differences {
  private Differences() {}

  static List<Run> between(Extents older, Extents newer) {
    List<Run> runs = new ArrayList<>();
    for (Span piece : pieces(older, newer)) {
      Optional<Source> before = older.at(piece.from());
      Optional<Source> after = newer.at(piece.from());
      if (!before.equals(after)) {
        runs.add(new Run(piece, after.isEmpty()));
      }
    }
    return runs;
  }

  static List<Span> spans(Extents older, Extents newer) {
    return joined(between(older, newer).stream().map(Run::span).toList());
  }

  /** Pieces in each of which neither has a seam. */
  static List<Span> pieces(Extents one, Extents other) {
    NavigableSet<Long> seams = new TreeSet<>();
    for (Extents extents : List.of(one, other)) {
      for (Extent extent : extents.list()) {
        seams.add(extent.from());
        seams.add(extent.to());
      }
    }
    List<Span> pieces = new ArrayList<>();
    long previous = Long.MAX_VALUE;
    for (long seam : seams) {
      if (previous < seam) {
        pieces.add(new Span(previous, seam));
      }
      previous = seam;
    }
    return pieces;
  }

  static List<Span> joined(List<Span> spans) {
    List<Span> joined = new ArrayList<>();
    for (Span span : spans.stream().sorted(Comparator.comparingLong(Span::from)).toList()) {
      if (!joined.isEmpty() && joined.getLast().touches(span)) {
        joined.add(joined.removeLast().hull(span));
      } else {
        joined.add(span);
      }
    }
    return joined;
  }
}

package dev.malachite.sparse;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalLong;

/**
 * Ranges in order, as long as they can be.
 *
 * @param next where to go on from, where there are more
 */
public record SparsePage(List<SparseRange> ranges, OptionalLong next) {
  static SparsePage of(Iterator<Run> runs, int limit) {
    List<SparseRange> ranges = new ArrayList<>();
    long end = 0;
    while (ranges.size() < limit && runs.hasNext()) {
      Run run = runs.next();
      ranges.add(new SparseRange(run.span().toByteSpan(), run.cleared()));
      end = run.span().to();
    }
    return new SparsePage(
        List.copyOf(ranges), runs.hasNext() ? OptionalLong.of(end) : OptionalLong.empty());
  }
}

package dev.malachite.table.filter;

import dev.malachite.table.model.EntityKey;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Finds which keys can satisfy a filter, so that nothing else is read. */
public final class Planner {
  private static final int MOST_BOXES = 128;

  private Planner() {}

  /** In key order and apart from each other; none where nothing can match. */
  public static List<Stretch> stretches(Filter filter) {
    List<Stretch> sorted =
        boxes(filter, true).stream()
            .map(Box::stretch)
            .sorted(Comparator.comparing(Stretch::span, Span.BY_START))
            .toList();
    List<Stretch> apart = new ArrayList<>();
    for (Stretch next : sorted) {
      if (!apart.isEmpty() && apart.getLast().span().reaches(next.span())) {
        apart.add(apart.removeLast().join(next));
      } else {
        apart.add(next);
      }
    }
    return apart;
  }

  /** Whether nearly everything in the stretches matches, for they say all that the filter says. */
  public static boolean isExact(Filter filter) {
    return switch (filter) {
      case Filter.And and -> isExact(and.left()) && isExact(and.right());
      case Filter.Or or -> isExact(or.left()) && isExact(or.right());
      case Filter.Not not -> isExact(not.inner());
      case Filter.Constant constant -> true;
      case Filter.Compare compare -> isKey(compare.property());
    };
  }

  private static boolean isKey(String property) {
    return property.equals(EntityKey.PARTITION_KEY) || property.equals(EntityKey.ROW_KEY);
  }

  private static List<Box> boxes(Filter filter, boolean wanted) {
    return switch (filter) {
      case Filter.And and ->
          wanted ? both(and.left(), and.right(), true) : either(and.left(), and.right(), false);
      case Filter.Or or ->
          wanted ? either(or.left(), or.right(), true) : both(or.left(), or.right(), false);
      case Filter.Not not -> boxes(not.inner(), !wanted);
      case Filter.Constant constant -> constant.value() == wanted ? List.of(Box.ALL) : List.of();
      case Filter.Compare compare -> boxes(compare, wanted);
    };
  }

  private static List<Box> both(Filter left, Filter right, boolean wanted) {
    List<Box> found = new ArrayList<>();
    List<Box> others = boxes(right, wanted);
    for (Box one : boxes(left, wanted)) {
      others.stream().map(one::and).filter(box -> !box.isEmpty()).forEach(found::add);
    }
    return bounded(found);
  }

  private static List<Box> either(Filter left, Filter right, boolean wanted) {
    return bounded(
        Stream.concat(boxes(left, wanted).stream(), boxes(right, wanted).stream()).toList());
  }

  private static List<Box> boxes(Filter.Compare compare, boolean wanted) {
    return switch (compare.property()) {
      case EntityKey.PARTITION_KEY -> spans(compare, wanted).map(Box::ofPartitions).toList();
      case EntityKey.ROW_KEY -> spans(compare, wanted).map(Box::ofRows).toList();
      default -> List.of(Box.ALL);
    };
  }

  private static Stream<Span> spans(Filter.Compare compare, boolean wanted) {
    List<Span> spans = KeySpans.of(compare.comparison(), compare.literal());
    if (wanted) {
      return spans.stream().filter(span -> !span.isEmpty());
    }
    return spans.isEmpty()
        ? Stream.of(Span.ALL)
        : KeySpans.of(compare.comparison().negated(), compare.literal()).stream()
            .filter(span -> !span.isEmpty());
  }

  private static List<Box> bounded(List<Box> boxes) {
    return boxes.size() > MOST_BOXES ? List.of(Box.ALL) : boxes;
  }
}

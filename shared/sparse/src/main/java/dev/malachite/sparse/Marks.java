package dev.malachite.sparse;

import java.util.ArrayList;
import java.util.List;

/** The list of marks in a map, kept short. */
final class Marks {
  private Marks() {}

  /**
   * The list with one more, joined and thinned out where that hides the same bytes.
   *
   * @param lastWrite no bytes were written after this version, so a mark newer than that hides the
   *     same bytes whatever its version and may grow into its neighbour
   */
  static List<Cleared> add(List<Cleared> marks, Cleared added, long lastWrite) {
    Cleared grown = added;
    for (Cleared mark : marks) {
      if (mark.version() > lastWrite && mark.span().touches(grown.span())) {
        grown = grown.hull(mark);
      }
    }
    List<Cleared> rest = new ArrayList<>();
    for (Cleared mark : marks) {
      if (!grown.span().covers(mark.span())) {
        rest.add(mark);
      }
    }
    rest.add(grown);
    return List.copyOf(rest);
  }

  /** What is left of bytes that a slab had in a version. */
  static Extents hide(List<Cleared> marks, long version, Extents extents) {
    Extents visible = extents;
    for (Cleared mark : marks) {
      if (mark.version() > version) {
        visible = visible.without(mark.span());
      }
    }
    return visible;
  }
}

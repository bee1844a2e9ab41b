package dev.malachite.sparse;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The state of a slab.
 *
 * @param version of the edit that made it
 * @param born the version since which the slab has had a state; before, all of it was a hole
 */
record Slab(long version, long born, Extents extents) {
  static Slab first(long version, Extents extents) {
    return new Slab(version, version, extents);
  }

  Slab next(long newVersion, Extents newExtents) {
    return new Slab(newVersion, born, newExtents);
  }

  Extents visible(List<Cleared> marks) {
    return Marks.hide(marks, version, extents);
  }

  /** The state in which nothing needs the marks any more; empty where this is one. */
  Optional<Slab> settled(List<Cleared> marks) {
    return marks.stream()
        .filter(mark -> mark.version() > version && extents.overlap(mark.span()))
        .map(Cleared::version)
        .max(Comparator.naturalOrder())
        .map(newest -> next(newest, visible(marks)));
  }

  // As in Source.
  @Override
  public boolean equals(Object other) {
    return other instanceof Slab slab
        && version == slab.version
        && born == slab.born
        && extents.equals(slab.extents);
  }

  @Override
  public int hashCode() {
    return 31 * Long.hashCode(version) + extents.hashCode();
  }

  /** How much a coalescing would gain: contents, or extents that are in one piece. */
  int fragments() {
    List<Extent> list = extents.list();
    int joints = 0;
    for (int i = 1; i < list.size(); i++) {
      joints += list.get(i - 1).to() == list.get(i).from() ? 1 : 0;
    }
    return Math.max(joints, extents.contents().size());
  }
}

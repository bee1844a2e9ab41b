package dev.malachite.sparse;

import java.util.ArrayList;
import java.util.List;

/**
 * Takes back what an edit did to a slab, for those who read an older version.
 *
 * @param version of the edit that is taken back
 * @param since the version of the state that it leads back to
 * @param changed where the states differ
 * @param before what was written there
 */
record Undo(long version, long since, List<Span> changed, Extents before) {
  static Undo between(Slab before, Slab after) {
    List<Span> changed = Differences.spans(before.extents(), after.extents());
    return new Undo(after.version(), before.version(), changed, part(before.extents(), changed));
  }

  Extents applyTo(Extents after) {
    return without(after, changed).plus(before.list());
  }

  /** One that does what both do; {@code earlier} takes back the edit just before this one's. */
  Undo over(Undo earlier) {
    Extents both = without(before, earlier.changed).plus(earlier.before.list());
    List<Span> all = new ArrayList<>(earlier.changed);
    all.addAll(changed);
    return new Undo(version, earlier.since, Differences.joined(all), both);
  }

  /** How much room it takes, roughly. */
  int size() {
    return changed.size() + before.list().size();
  }

  private static Extents without(Extents extents, List<Span> spans) {
    Extents rest = extents;
    for (Span span : spans) {
      rest = rest.without(span);
    }
    return rest;
  }

  private static Extents part(Extents extents, List<Span> spans) {
    return new Extents(
        spans.stream().flatMap(span -> extents.within(span).list().stream()).toList());
  }
}

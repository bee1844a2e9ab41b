package dev.malachite.sparse;

import dev.malachite.store.Key;
import dev.malachite.store.Unavailable;
import dev.malachite.store.View;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Turns an edit into what a rule commits together with the head that holds the map. */
public final class SparseWriter {
  private final SparseSettings settings;

  public SparseWriter(SparseSettings settings) {
    this.settings = settings;
  }

  /** What must be read besides the head. */
  public Collection<Key> keys(SparseMap map, SparseEdit edit) {
    return edit.slabs(map).stream().map(slab -> SparseKeys.current(map.partition(), slab)).toList();
  }

  /** Pure: decides from the view, which has the items of {@link #keys}. */
  public SparseChange apply(SparseMap map, SparseEdit edit, View view) {
    if (!edit.fits(map) || edit.reach() > map.length()) {
      throw new IllegalArgumentException("the edit is not for this map");
    }
    List<SlabPut> puts = new ArrayList<>();
    List<Key> fragmented = new ArrayList<>();
    SlabSuccession succession = new SlabSuccession(settings, view.now());
    for (Key key : keys(map, edit)) {
      Optional<Slab> before = view.item(key).map(SlabCodec::decode);
      Optional<Slab> after = after(map, edit, key, before);
      after.ifPresent(slab -> puts.addAll(puts(succession, key, before, slab)));
      after.filter(succession::isFragmented).ifPresent(slab -> fragmented.add(key));
    }
    SparseMap next = map.next(edit.length(map), !puts.isEmpty(), edit.mark(map));
    if (next.marks().size() > SparseMap.MOST_MARKS) {
      throw Unavailable.rejected("a map has too many marks until it is compacted");
    }
    return new SparseChange(next, puts, fragmented);
  }

  /** Empty where the slab stays as it is. */
  private static Optional<Slab> after(
      SparseMap map, SparseEdit edit, Key key, Optional<Slab> before) {
    long version = map.version() + 1;
    Extents visible = before.map(slab -> slab.visible(map.marks())).orElse(Extents.NONE);
    Extents patched = edit.patch(visible, map, map.shape().slab(SparseKeys.slab(key)));
    return patched.equals(visible)
        ? Optional.empty()
        : Optional.of(
            before
                .map(slab -> slab.next(version, patched))
                .orElseGet(() -> Slab.first(version, patched)));
  }

  private static List<SlabPut> puts(
      SlabSuccession succession, Key key, Optional<Slab> before, Slab after) {
    return before
        .map(slab -> succession.replace(key, slab, after))
        .orElseGet(() -> succession.begin(key, after));
  }
}

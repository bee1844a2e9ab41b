package dev.malachite.sparse;

import dev.malachite.store.ContentId;
import dev.malachite.store.Decision;
import dev.malachite.store.FreshContent;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.View;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * Copies a slab in many fragments into one content. The bytes and the version stay the same, so the
 * head is not touched, and what was written meanwhile stays as it is.
 */
final class Coalescer {
  private final SparseStore sparse;

  Coalescer(SparseStore sparse) {
    this.sparse = sparse;
  }

  void coalesce(Key key) {
    Optional.ofNullable(sparse.store().read(List.of(key)).get(key))
        .map(SlabCodec::decode)
        .filter(slab -> slab.fragments() >= sparse.settings().fragments())
        .ifPresent(slab -> coalesce(key, slab.extents()));
  }

  private void coalesce(Key key, Extents extents) {
    Instant since = sparse.transactions().now();
    ContentId id = sparse.freshContent();
    Packing packing = Packing.write(sparse.content(), id, key, extents);
    if (!sparse.transactions().run(Plan.of(key), view -> replace(key, packing, since, view))) {
      sparse.content().delete(id);
    }
  }

  private Decision<Boolean> replace(Key key, Packing packing, Instant since, View view) {
    FreshContent.require(since, view.now());
    Decision<Boolean> nothing = Decision.of(false);
    return view.item(key)
        .map(SlabCodec::decode)
        .map(slab -> replace(key, slab, packing, view.now()))
        .orElse(nothing);
  }

  private Decision<Boolean> replace(Key key, Slab before, Packing packing, Instant now) {
    Slab after = before.next(before.version(), packing.applyTo(before.extents()));
    if (after.equals(before)) {
      return Decision.of(false);
    }
    SlabSuccession succession = new SlabSuccession(sparse.settings(), now);
    Set<ContentId> replaced = before.extents().contents();
    replaced.removeAll(after.extents().contents());
    Key leftover = SparseKeys.leftover(key.partition(), SparseKeys.slab(key), packing.content());
    return succession
        .current(key, after)
        .addTo(Decision.of(true))
        .put(leftover, SlabCodec.encodeLeftover(replaced), OptionalLong.of(succession.graceEnd()));
  }
}

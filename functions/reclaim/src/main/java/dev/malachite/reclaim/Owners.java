package dev.malachite.reclaim;

import dev.malachite.sparse.SparseReclaim;
import dev.malachite.store.ContentId;
import dev.malachite.store.Key;
import dev.malachite.store.reclaim.References;
import java.util.List;

/** Asks whoever an owner of content belongs to. What nobody knows is held: it is not ours. */
record Owners(List<References> services, SparseReclaim sparse) {
  boolean hold(Key owner, ContentId content) {
    if (SparseReclaim.handles(owner)) {
      return sparse.refers(owner, content);
    }
    return services.stream()
        .filter(service -> service.knows(owner))
        .findFirst()
        .map(service -> service.hold(owner, content))
        .orElse(true);
  }
}

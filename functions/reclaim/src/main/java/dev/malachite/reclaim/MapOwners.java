package dev.malachite.reclaim;

import dev.malachite.sparse.SparseReclaim;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Unavailable;
import dev.malachite.store.reclaim.MapHolders;
import java.util.List;
import java.util.Optional;

/** Asks whoever has a map which versions of it are in use. */
record MapOwners(List<MapHolders> services, SparseReclaim sparse) {
  private static final int MOST_LOOKS = 32;

  /** Empty where nothing has it; one that moved to another item meanwhile is looked for again. */
  Optional<MapHolders.Held> held(String map) {
    for (int look = 0; look < MOST_LOOKS; look++) {
      Optional<Item> owner = sparse.owner(map);
      Optional<MapHolders.Held> held =
          owner.map(SparseReclaim::head).flatMap(head -> held(head, map));
      if (held.isPresent()
          || sparse.owner(map).map(Item::revision).equals(owner.map(Item::revision))) {
        return held;
      }
    }
    throw new Unavailable("a map moved whenever it was looked for");
  }

  boolean isOwned(String map) {
    return sparse.owner(map).isPresent();
  }

  private Optional<MapHolders.Held> held(Key head, String map) {
    return services.stream()
        .filter(service -> service.knows(head))
        .findFirst()
        .flatMap(service -> service.held(head, map));
  }
}

package dev.malachite.table.reclaim;

import dev.malachite.store.ContentId;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Store;
import dev.malachite.store.reclaim.References;
import dev.malachite.table.model.StoredEntity;
import dev.malachite.table.model.TableKeys;
import java.util.List;
import java.util.Optional;

/** The properties of a large entity belong to this entity and to no other. */
public record EntityReferences(Store store) implements References {
  @Override
  public boolean knows(Key owner) {
    return TableKeys.isEntity(owner);
  }

  @Override
  public boolean hold(Key owner, ContentId content) {
    Item item = store.read(List.of(owner)).get(owner);
    return item != null && StoredEntity.decode(item.value()).content().equals(Optional.of(content));
  }
}

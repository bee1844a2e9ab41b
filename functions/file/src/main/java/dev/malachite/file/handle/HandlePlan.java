package dev.malachite.file.handle;

import dev.malachite.file.model.Place;
import dev.malachite.file.model.StoredEntry;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.View;
import java.util.Collection;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** Reads what an open handle is about. */
record HandlePlan(OpenHandle open) implements Plan {
  @Override
  public Collection<Key> keys(View known) {
    Set<Key> keys = new HashSet<>(stored().keys(known));
    keys.add(open.index());
    return keys;
  }

  private StoredEntry stored() {
    return new StoredEntry(open.share(), open.entry(), open.node());
  }

  /** Empty where the share is gone. */
  Optional<Place> place(View view) {
    return stored().place(view);
  }
}

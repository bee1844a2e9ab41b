package dev.malachite.store.embedded;

import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/** States of the store in memory. Items and content never change, so a state is two maps. */
final class MemorySnapshots implements Snapshots {
  private record State(MemoryStore.State items, MemoryContent.State content) {}

  private final MemoryStore store;
  private final MemoryContent content;
  private final NavigableMap<String, State> kept = new TreeMap<>();

  MemorySnapshots(MemoryStore store, MemoryContent content) {
    this.store = store;
    this.content = content;
  }

  @Override
  public synchronized void reset() {
    store.become(MemoryStore.State.EMPTY);
    content.become(MemoryContent.State.EMPTY);
  }

  @Override
  public synchronized void take(String name) {
    kept.put(Snapshots.checked(name), new State(store.state(), content.state()));
  }

  @Override
  public synchronized boolean restore(String name) {
    State state = kept.get(Snapshots.checked(name));
    if (state == null) {
      return false;
    }
    store.become(state.items());
    content.become(state.content());
    return true;
  }

  @Override
  public synchronized List<String> names() {
    return List.copyOf(kept.keySet());
  }
}

package dev.malachite.proof.world;

import dev.malachite.store.Change;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Outcome;
import dev.malachite.store.Page;
import dev.malachite.store.Range;
import dev.malachite.store.Store;
import dev.malachite.store.Unavailable;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * All that the contract of a store leaves open: items of one read are of different instants, and a
 * commit that timed out may arrive later. Shared by all processes.
 */
final class LooseStore implements Store {
  private final Store inner;
  private final World world;
  private final Deque<List<Change>> late = new ArrayDeque<>();

  LooseStore(Store inner, World world) {
    this.inner = inner;
    this.world = world;
  }

  @Override
  public Map<Key, Item> read(Collection<Key> keys) {
    arrive();
    if (keys.size() < 2 || !world.happens(world.weather().tear())) {
      return inner.read(keys);
    }
    Map<Key, Item> found = new HashMap<>();
    for (Key key : world.shuffled(keys)) {
      found.putAll(inner.read(List.of(key)));
      world.baton().pass();
    }
    return found;
  }

  @Override
  public Page scan(String partition, Range range, int limit) {
    arrive();
    if (limit < 2 || !world.happens(world.weather().tear())) {
      return inner.scan(partition, range, limit);
    }
    Page first = inner.scan(partition, range, 1 + world.random().nextInt(Math.min(limit, 4) - 1));
    if (!first.more()) {
      return first;
    }
    world.baton().pass();
    List<Item> items = new ArrayList<>(first.items());
    Range rest = range.after(items.getLast().key().sort());
    Page second = inner.scan(partition, rest, limit - items.size());
    items.addAll(second.items());
    return new Page(items, second.more());
  }

  @Override
  public Outcome commit(List<Change> changes) {
    arrive();
    if (world.happens(world.weather().arriveLate())) {
      late.add(changes);
      throw new Unavailable("no answer");
    }
    Outcome outcome = inner.commit(changes);
    if (outcome == Outcome.COMMITTED
        && !changes.stream().allMatch(Change.Check.class::isInstance)) {
      world.changed();
    }
    return outcome;
  }

  @Override
  public List<Key> due(Instant now, int limit) {
    return inner.due(now, limit);
  }

  @Override
  public void close() {}

  /** What is still under way arrives now, or never. */
  void calmDown() {
    SplittableRandom random = world.random();
    while (!late.isEmpty()) {
      List<Change> changes = late.remove();
      if (random.nextBoolean()) {
        inner.commit(changes);
      }
    }
  }

  private void arrive() {
    if (!late.isEmpty() && world.random().nextInt(4) == 0) {
      inner.commit(late.remove());
    }
  }
}

package dev.malachite.queue;

import dev.malachite.store.Change;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Outcome;
import dev.malachite.store.Page;
import dev.malachite.store.Range;
import dev.malachite.store.Store;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Lets somebody else act between a consumer's scan and its commit, or in the middle of a scan. */
final class RivalStore implements Store {
  private final Store inner;
  private final Deque<Runnable> rivals = new ArrayDeque<>();
  private final Deque<Runnable> interruptions = new ArrayDeque<>();

  RivalStore(Store inner) {
    this.inner = inner;
  }

  /** Acts before the next commit that nobody has acted before. */
  void beforeCommit(Runnable rival) {
    rivals.add(rival);
  }

  /** Acts after the first item of the next scan. */
  void duringScan(Runnable rival) {
    interruptions.add(rival);
  }

  @Override
  public Map<Key, Item> read(Collection<Key> keys) {
    return inner.read(keys);
  }

  @Override
  public Page scan(String partition, Range range, int limit) {
    if (interruptions.isEmpty()) {
      return inner.scan(partition, range, limit);
    }
    Item first = inner.scan(partition, range, 1).items().getFirst();
    interruptions.remove().run();
    Page rest = inner.scan(partition, range.after(first.key().sort()), limit - 1);
    return new Page(Stream.concat(Stream.of(first), rest.items().stream()).toList(), rest.more());
  }

  @Override
  public Outcome commit(List<Change> changes) {
    if (!rivals.isEmpty()) {
      rivals.remove().run();
    }
    return inner.commit(changes);
  }

  @Override
  public List<Key> due(Instant now, int limit) {
    return inner.due(now, limit);
  }

  @Override
  public void close() {
    inner.close();
  }
}

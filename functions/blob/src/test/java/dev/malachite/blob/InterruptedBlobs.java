package dev.malachite.blob;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Containers;
import dev.malachite.domain.Ids;
import dev.malachite.store.Change;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Outcome;
import dev.malachite.store.Page;
import dev.malachite.store.Range;
import dev.malachite.store.Store;
import dev.malachite.store.Transactions;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Another process on the store of a bench, which is interrupted right before it commits. */
public final class InterruptedBlobs {
  private InterruptedBlobs() {}

  /** The interruption comes once, before the first commit. */
  public static BlobStore of(BlobBench bench, Runnable interruption) {
    BlobStore sound = bench.blobs();
    Ids ids = Ids.secure();
    Store store = new InterruptedStore(sound.store(), interruption);
    Transactions transactions = new Transactions(store, bench::now, ids);
    return new BlobStore(store, transactions, sound.content(), ids, new Containers(), 1);
  }

  private static final class InterruptedStore implements Store {
    private final Store store;
    private Optional<Runnable> interruption;

    InterruptedStore(Store store, Runnable interruption) {
      this.store = store;
      this.interruption = Optional.of(interruption);
    }

    @Override
    public Map<Key, Item> read(Collection<Key> keys) {
      return store.read(keys);
    }

    @Override
    public Page scan(String partition, Range range, int limit) {
      return store.scan(partition, range, limit);
    }

    @Override
    public Outcome commit(List<Change> changes) {
      Optional<Runnable> now = interruption;
      interruption = Optional.empty();
      now.ifPresent(Runnable::run);
      return store.commit(changes);
    }

    @Override
    public List<Key> due(Instant now, int limit) {
      return store.due(now, limit);
    }

    @Override
    public void close() {
      // The bench closes what is its own.
    }
  }
}

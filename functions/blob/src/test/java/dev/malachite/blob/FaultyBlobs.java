package dev.malachite.blob;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Containers;
import dev.malachite.domain.Ids;
import dev.malachite.store.Faults;
import dev.malachite.store.FaultyStore;
import dev.malachite.store.RetryingStore;
import dev.malachite.store.Store;
import dev.malachite.store.Transactions;

/** Another process on the store of a bench, for which calls go wrong. */
public final class FaultyBlobs {
  private static final int ATTEMPTS = 6;

  private FaultyBlobs() {}

  public static BlobStore of(BlobBench bench, Faults faults) {
    BlobStore sound = bench.blobs();
    Store store =
        new RetryingStore(
            new FaultyStore(sound.store(), faults, () -> {}), ATTEMPTS, attempt -> {});
    Ids ids = Ids.secure();
    Transactions transactions = new Transactions(store, bench::now, ids);
    return new BlobStore(store, transactions, sound.content(), ids, new Containers(), 1);
  }
}

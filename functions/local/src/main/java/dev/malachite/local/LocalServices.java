package dev.malachite.local;

import dev.malachite.blob.BlobService;
import dev.malachite.blob.model.BlobSettings;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Containers;
import dev.malachite.domain.Ids;
import dev.malachite.file.FileService;
import dev.malachite.file.model.FileSettings;
import dev.malachite.file.model.FileStore;
import dev.malachite.protocol.StorageService;
import dev.malachite.protocol.auth.Accounts;
import dev.malachite.protocol.copy.Sources;
import dev.malachite.queue.QueueService;
import dev.malachite.queue.model.QueueStore;
import dev.malachite.store.Transactions;
import dev.malachite.table.TableService;
import dev.malachite.table.model.TableStore;
import dev.malachite.table.model.Tables;
import java.util.List;

/** The four services on one store. */
record LocalServices(
    Storage storage,
    Transactions transactions,
    Ids ids,
    Accounts accounts,
    Sources sources,
    int buckets,
    BlobSettings settings) {
  List<StorageService> all(StorageService blob) {
    return List.of(blob, queue(), table(), file());
  }

  BlobService blob() {
    BlobStore blobs =
        new BlobStore(
            storage.store(),
            transactions,
            storage.content(),
            ids,
            new Containers(),
            buckets,
            settings);
    return new BlobService(blobs, accounts, sources);
  }

  private StorageService queue() {
    return new QueueService(QueueStore.of(storage.store(), transactions, ids, buckets), accounts);
  }

  private StorageService table() {
    TableStore tables =
        new TableStore(
            storage.store(),
            transactions,
            storage.content(),
            ids,
            new Tables(),
            buckets,
            settings.longestRead());
    return new TableService(tables, accounts);
  }

  private StorageService file() {
    FileStore files =
        FileStore.of(
            storage.store(),
            transactions,
            storage.content(),
            ids,
            FileSettings.standard(buckets, settings.longestRead()));
    return new FileService(files, accounts, sources);
  }
}

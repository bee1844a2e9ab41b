package dev.malachite.reclaim;

import dev.malachite.blob.block.StagingSweep;
import dev.malachite.blob.copy.CopySweep;
import dev.malachite.blob.model.BlobSettings;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Containers;
import dev.malachite.blob.reclaim.BlobLeaseSweep;
import dev.malachite.blob.reclaim.BlobMaps;
import dev.malachite.blob.reclaim.BlobReferences;
import dev.malachite.blob.reclaim.ContainerGenerationSweep;
import dev.malachite.blob.reclaim.DeletedContainerSweep;
import dev.malachite.blob.reclaim.ExpiredBlobSweep;
import dev.malachite.blob.reclaim.LeftoverSweep;
import dev.malachite.blob.reclaim.PastSweep;
import dev.malachite.blob.reclaim.SnapshotSweep;
import dev.malachite.domain.Clock;
import dev.malachite.domain.Ids;
import dev.malachite.file.handle.HandleSweep;
import dev.malachite.file.model.FileSettings;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.reclaim.DeletedShareSweep;
import dev.malachite.file.reclaim.FileLeaseSweep;
import dev.malachite.file.reclaim.FileMaps;
import dev.malachite.file.reclaim.ShareGenerationSweep;
import dev.malachite.file.reclaim.ShareSnapshotSweep;
import dev.malachite.protocol.copy.Sources;
import dev.malachite.queue.ExpiredMessages;
import dev.malachite.queue.reclaim.DeletedQueueSweep;
import dev.malachite.queue.reclaim.MessageSweep;
import dev.malachite.queue.reclaim.QueueGenerationSweep;
import dev.malachite.sparse.SparseReclaim;
import dev.malachite.sparse.SparseStore;
import dev.malachite.store.Content;
import dev.malachite.store.Store;
import dev.malachite.store.Transactions;
import dev.malachite.store.reclaim.Sweep;
import dev.malachite.table.model.TableStore;
import dev.malachite.table.model.Tables;
import dev.malachite.table.reclaim.DeletedTableSweep;
import dev.malachite.table.reclaim.EntityReferences;
import dev.malachite.table.reclaim.TableGenerationSweep;
import java.util.List;

/** Reclaim of all four services, to be run now and then: by a timer, a schedule or a job. */
public final class Reclaim {
  private final Reclaimer reclaimer;
  private final ReclaimSettings settings;

  private Reclaim(Reclaimer reclaimer, ReclaimSettings settings) {
    this.reclaimer = reclaimer;
    this.settings = settings;
  }

  /**
   * What it works with.
   *
   * @param sources where copies that nobody works on any more read from
   */
  public record Surroundings(Store store, Content content, Clock clock, Ids ids, Sources sources) {}

  public static Reclaim of(Surroundings around, ReclaimSettings settings) {
    Parts parts = new Parts(around, settings);
    Reclaimer reclaimer =
        new Reclaimer(
            around.store(), around.clock(), around.ids(), parts.sweeps(), parts.orphans());
    return new Reclaim(reclaimer, settings);
  }

  /** One run, as long as the settings let it. */
  public RunReport run() {
    return reclaimer.run(settings.budget());
  }

  public Reclaimer reclaimer() {
    return reclaimer;
  }

  /** Puts the kinds of residue together. */
  private static final class Parts {
    private static final int ANY_BUCKETS = 1;

    private final Surroundings around;
    private final ReclaimSettings settings;
    private final Store store;
    private final Ids ids;
    private final Transactions transactions;
    private final BlobStore blobs;
    private final TableStore tables;
    private final FileStore files;
    private final SparseStore sparse;
    private final Owners owners;
    private final MapOwners maps;

    Parts(Surroundings around, ReclaimSettings settings) {
      this.around = around;
      this.settings = settings;
      store = around.store();
      ids = around.ids();
      transactions = new Transactions(store, around.clock(), ids);
      Content content = around.content();
      BlobSettings blobSettings = BlobSettings.DEFAULT.withLongestRead(settings.longestRead());
      blobs =
          new BlobStore(
              store, transactions, content, ids, new Containers(), ANY_BUCKETS, blobSettings);
      tables =
          new TableStore(
              store, transactions, content, ids, new Tables(), ANY_BUCKETS, settings.longestRead());
      FileSettings fileSettings = FileSettings.standard(ANY_BUCKETS, settings.longestRead());
      files = FileStore.of(store, transactions, content, ids, fileSettings);
      sparse = files.sparse();
      SparseReclaim slabs = new SparseReclaim(sparse);
      owners =
          new Owners(
              List.of(new BlobReferences(store, around.clock()), new EntityReferences(store)),
              slabs);
      maps =
          new MapOwners(List.of(new BlobMaps(store, around.clock()), new FileMaps(store)), slabs);
    }

    OrphanScan orphans() {
      return new OrphanScan(store, around.content(), ids, owners, maps, settings);
    }

    /** The first that handles an item gets it. */
    List<Sweep> sweeps() {
      return List.of(
          new MessageSweep(store, new ExpiredMessages(transactions)),
          new QueueGenerationSweep(store, ids),
          new DeletedQueueSweep(store, ids),
          new TableGenerationSweep(tables),
          new DeletedTableSweep(store, ids),
          new LeftoverSweep(blobs),
          new StagingSweep(blobs),
          new PastSweep(blobs),
          new SnapshotSweep(blobs),
          new ExpiredBlobSweep(blobs),
          new CopySweep(blobs, around.sources()),
          new ContainerGenerationSweep(blobs),
          new DeletedContainerSweep(store, ids),
          new BlobLeaseSweep(store, ids, settings.leaseRetention()),
          new dev.malachite.file.copy.CopySweep(files, around.sources()),
          new HandleSweep(files),
          new ShareSnapshotSweep(files),
          new ShareGenerationSweep(files),
          new DeletedShareSweep(store, ids),
          new FileLeaseSweep(store, ids, settings.leaseRetention()),
          new ContentSweep(store, around.content(), ids, owners),
          new MapSweep(sparse, maps, settings.longestRead()),
          new SlabSweep(sparse, maps, settings.orphanGrace()));
    }
  }
}

package dev.malachite.blob.reclaim;

import dev.malachite.account.LeaseCodec;
import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobCodec;
import dev.malachite.blob.model.BlobKeys;
import dev.malachite.blob.model.Container;
import dev.malachite.blob.model.ContainerCodec;
import dev.malachite.blob.model.Heads;
import dev.malachite.domain.Ids;
import dev.malachite.domain.Lease;
import dev.malachite.store.Item;
import dev.malachite.store.Store;
import dev.malachite.store.reclaim.Budget;
import dev.malachite.store.reclaim.Notes;
import dev.malachite.store.reclaim.Sweep;
import dev.malachite.store.reclaim.Swept;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Leases of blobs and containers that ended so long ago that nobody will renew them. */
public final class BlobLeaseSweep implements Sweep {
  private final Notes notes;
  private final Duration retention;

  public BlobLeaseSweep(Store store, Ids ids, Duration retention) {
    this.notes = new Notes(store, ids);
    this.retention = retention;
  }

  @Override
  public String kind() {
    return "blob-leases";
  }

  @Override
  public boolean handles(Item due) {
    return BlobKeys.isBlobs(due.key().partition())
        || (BlobKeys.isContainer(due.key()) && ContainerCodec.decode(due.value()).isLive());
  }

  @Override
  public Swept sweep(Item due, Budget budget) {
    return BlobKeys.isContainer(due.key())
        ? container(due, ContainerCodec.decode(due.value()), budget.now())
        : blob(due, BlobCodec.decode(due.value()), budget.now());
  }

  private Swept container(Item item, Container container, Instant now) {
    boolean over = LeaseCodec.isForgotten(container.lease(), retention, now);
    Container after = over ? container.withLease(Lease.NONE) : container;
    return put(item, ContainerCodec.encode(after), dueAt(after.lease(), LongStream.empty()), over);
  }

  private Swept blob(Item item, Blob blob, Instant now) {
    boolean over = LeaseCodec.isForgotten(blob.lease(), retention, now);
    Blob after = over ? blob.withLease(Lease.NONE) : blob;
    // What is due within this very millisecond comes up again.
    LongStream others = Heads.ends(after).map(at -> Math.max(at, now.toEpochMilli() + 1));
    return put(item, BlobCodec.encode(after), dueAt(after.lease(), others), over);
  }

  private OptionalLong dueAt(Lease lease, LongStream others) {
    LongStream end =
        Stream.of(LeaseCodec.end(lease))
            .flatMap(Optional::stream)
            .mapToLong(at -> at.plus(retention).toEpochMilli() + 1);
    return LongStream.concat(end, others).min();
  }

  private Swept put(Item item, byte[] value, OptionalLong dueAt, boolean over) {
    if (!notes.replace(item, value, dueAt)) {
      return Swept.GONE;
    }
    return over ? Swept.RECLAIMED : Swept.POSTPONED;
  }
}

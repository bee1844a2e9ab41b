package dev.malachite.file.reclaim;

import dev.malachite.account.LeaseCodec;
import dev.malachite.domain.Ids;
import dev.malachite.domain.Lease;
import dev.malachite.file.model.FileKeys;
import dev.malachite.file.model.Node;
import dev.malachite.file.model.NodeCodec;
import dev.malachite.file.model.NodeWrites;
import dev.malachite.file.model.Share;
import dev.malachite.file.model.ShareCodec;
import dev.malachite.store.Item;
import dev.malachite.store.Store;
import dev.malachite.store.reclaim.Budget;
import dev.malachite.store.reclaim.Notes;
import dev.malachite.store.reclaim.Sweep;
import dev.malachite.store.reclaim.Swept;
import java.time.Duration;
import java.time.Instant;
import java.util.OptionalLong;

/** Leases of files and shares that ended so long ago that nobody will renew them. */
public final class FileLeaseSweep implements Sweep {
  private final Notes notes;
  private final Duration retention;

  public FileLeaseSweep(Store store, Ids ids, Duration retention) {
    this.notes = new Notes(store, ids);
    this.retention = retention;
  }

  @Override
  public String kind() {
    return "file-leases";
  }

  @Override
  public boolean handles(Item due) {
    return FileKeys.isNodes(due.key().partition())
        || (FileKeys.isShare(due.key()) && ShareCodec.decode(due).isLive());
  }

  @Override
  public Swept sweep(Item due, Budget budget) {
    return FileKeys.isShare(due.key())
        ? share(due, ShareCodec.decode(due), budget.now())
        : file(due, NodeCodec.decode(due), budget.now());
  }

  private Swept share(Item item, Share share, Instant now) {
    return LeaseCodec.isForgotten(share.lease(), retention, now)
        ? put(item, ShareCodec.encode(share.with(Lease.NONE)), OptionalLong.empty())
        : postpone(item, share.lease());
  }

  private Swept file(Item item, Node node, Instant now) {
    Node freed = node.with(Lease.NONE);
    return LeaseCodec.isForgotten(node.lease(), retention, now)
        ? put(item, NodeCodec.encode(freed), NodeWrites.dueAt(freed))
        : postpone(item, node.lease());
  }

  private Swept put(Item item, byte[] value, OptionalLong dueAt) {
    return notes.replace(item, value, dueAt) ? Swept.RECLAIMED : Swept.GONE;
  }

  // One without an end has nothing that is due.
  private Swept postpone(Item item, Lease lease) {
    return LeaseCodec.end(lease)
        .map(end -> notes.postpone(item, end.plus(retention).plusMillis(1)))
        .orElseGet(() -> put(item, item.value(), OptionalLong.empty()));
  }
}

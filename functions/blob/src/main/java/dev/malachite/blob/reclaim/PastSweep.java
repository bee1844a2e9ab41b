package dev.malachite.blob.reclaim;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Leftovers;
import dev.malachite.blob.model.Past;
import dev.malachite.blob.model.PastCodec;
import dev.malachite.blob.model.PastKeys;
import dev.malachite.store.Decision;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.View;
import dev.malachite.store.reclaim.Budget;
import dev.malachite.store.reclaim.Sweep;
import dev.malachite.store.reclaim.Swept;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalLong;

/** Deleted blobs, snapshots and versions that cannot come back any more. */
public final class PastSweep implements Sweep {
  private final BlobStore blobs;

  public PastSweep(BlobStore blobs) {
    this.blobs = blobs;
  }

  @Override
  public String kind() {
    return "soft-deleted-blobs";
  }

  @Override
  public boolean handles(Item due) {
    return PastKeys.isOne(due.key());
  }

  @Override
  public Swept sweep(Item due, Budget budget) {
    return blobs.transactions().run(Plan.of(due.key()), view -> purge(due.key(), view));
  }

  private Decision<Swept> purge(Key key, View view) {
    Optional<Item> item = view.item(key).filter(each -> each.dueAt().isPresent());
    if (item.isEmpty()) {
      return Decision.of(Swept.GONE);
    }
    Past past = PastCodec.decode(item.get());
    Instant now = view.now();
    if (past.deletion().filter(deletion -> deletion.isOver(now)).isEmpty()) {
      long soon = now.plus(Duration.ofSeconds(1)).toEpochMilli();
      return Decision.of(Swept.POSTPONED).put(key, item.get().value(), OptionalLong.of(soon));
    }
    Decision<Swept> decision = Decision.of(Swept.RECLAIMED).delete(key);
    return new Leftovers(PastKeys.blob(key), past.blob().bytes()).addTo(decision, blobs, now);
  }
}

package dev.malachite.blob.reclaim;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobCodec;
import dev.malachite.blob.model.BlobKeys;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Leftovers;
import dev.malachite.blob.model.SnapshotRemoval;
import dev.malachite.blob.tag.TagIndex;
import dev.malachite.store.Decision;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.View;
import dev.malachite.store.reclaim.Budget;
import dev.malachite.store.reclaim.Sweep;
import dev.malachite.store.reclaim.Swept;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Blobs that have ceased to exist, though nobody deleted them. */
public final class ExpiredBlobSweep implements Sweep {
  private final BlobStore blobs;

  public ExpiredBlobSweep(BlobStore blobs) {
    this.blobs = blobs;
  }

  @Override
  public String kind() {
    return "expired-blobs";
  }

  @Override
  public boolean handles(Item due) {
    return BlobKeys.isBlobs(due.key().partition())
        && BlobCodec.decode(due.value()).isExpired(blobs.transactions().now());
  }

  @Override
  public Swept sweep(Item due, Budget budget) {
    return blobs.transactions().run(plan(due.key()), view -> remove(due.key(), view));
  }

  private static Plan plan(Key key) {
    return known -> {
      List<Key> keys = new ArrayList<>(List.of(key));
      blob(key, known).ifPresent(blob -> keys.addAll(TagIndex.keys(key, blob.tags())));
      return keys;
    };
  }

  private static Optional<Blob> blob(Key key, View view) {
    return view.item(key).map(item -> BlobCodec.decode(item.value()));
  }

  private Decision<Swept> remove(Key key, View view) {
    return blob(key, view)
        .filter(blob -> blob.isExpired(view.now()))
        .map(blob -> {
          Decision<Swept> decision = Decision.of(Swept.RECLAIMED).delete(key);
          TagIndex.change(decision, key, blob.tags(), Map.of());
          if (blob.snapshots() > 0) {
            new SnapshotRemoval(Optional.empty()).addTo(decision, key, view.now());
          }
          return new Leftovers(key, blob.bytes()).addTo(decision, blobs, view.now());
        })
        .orElseGet(() -> Decision.of(Swept.GONE));
  }
}

package dev.malachite.blob.history;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.SnapshotRemoval;
import dev.malachite.protocol.Call;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.Rule;
import dev.malachite.store.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Decides about snapshots of a blob whose former ones may be about to be removed. */
record Unremoved(BlobStore blobs, Call call) {
  /**
   * Ends a removal that is under way wherever the rule finds one.
   *
   * @param rule empty where it did
   */
  <T> T run(Supplier<Plan> plan, Rule<Optional<T>> rule) {
    Optional<T> result = blobs.transactions().run(with(plan.get()), rule);
    while (result.isEmpty()) {
      new SnapshotRemover(blobs).run(blob(), () -> true);
      result = blobs.transactions().run(with(plan.get()), rule);
    }
    return result.get();
  }

  private Plan with(Plan plan) {
    Plan blob = blobs.containers().blob(call);
    return known -> {
      List<Key> keys = new ArrayList<>(plan.keys(known));
      List<Key> head = new ArrayList<>(blob.keys(known));
      if (head.size() > 1) {
        keys.add(SnapshotRemoval.key(head.get(1)));
      }
      return keys;
    };
  }

  private Key blob() {
    View view = blobs.transactions().read(blobs.containers().blob(call));
    return blobs.containers().blobKey(call, blobs.containers().require(call, view));
  }
}

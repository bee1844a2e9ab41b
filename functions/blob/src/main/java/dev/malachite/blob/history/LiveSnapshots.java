package dev.malachite.blob.history;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Past;
import dev.malachite.blob.model.PastCodec;
import dev.malachite.blob.model.PastKeys;
import dev.malachite.blob.object.BlobWrite;
import dev.malachite.blob.object.Guards;
import dev.malachite.protocol.Call;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.View;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The snapshots of a blob, as they were found before it is decided about them.
 *
 * @param blob as it was before they were looked for; what is done to a snapshot changes it
 * @param keys of all, but for those that one commit has no room for
 * @param protection one that must not be deleted, if there is one
 */
record LiveSnapshots(Optional<Item> blob, List<Key> keys, boolean many, Optional<Past> protection) {
  static LiveSnapshots of(BlobStore blobs, Call call) {
    View view = blobs.transactions().read(BlobWrite.plan(blobs, call));
    Key key = BlobWrite.of(blobs, call, view).key();
    List<Key> keys = new ArrayList<>();
    List<Past> kept = new ArrayList<>();
    PastScan.forEach(
        blobs.store(),
        key,
        item -> {
          Past past = PastCodec.decode(item);
          if (past.isLiveSnapshot()) {
            keys.add(PastKeys.of(key, past));
            if (kept.isEmpty() && Guards.isProtected(past.blob(), view.now())) {
              kept.add(past);
            }
          }
        });
    return new LiveSnapshots(
        view.item(key),
        keys.subList(0, Math.min(keys.size(), PastScan.BATCH)),
        keys.size() > PastScan.BATCH,
        kept.stream().findFirst());
  }

  /** What a decision about them has to read: where they are many, nothing of them. */
  List<Key> decisive() {
    return many ? List.of() : keys;
  }

  /** Whether they are still those of the blob. */
  boolean areAllOf(Key key, View view) {
    return view.item(key).map(Item::revision).equals(blob.map(Item::revision));
  }

  void requireMutable(Instant now) {
    protection.ifPresent(past -> Guards.requireMutable(past.blob(), now));
  }
}

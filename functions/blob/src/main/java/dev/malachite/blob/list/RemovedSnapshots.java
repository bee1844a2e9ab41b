package dev.malachite.blob.list;

import dev.malachite.blob.model.BlobCodec;
import dev.malachite.blob.model.Past;
import dev.malachite.blob.model.PastKeys;
import dev.malachite.blob.model.SnapshotRemoval;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Store;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Tells snapshots that were deleted together with their blob's others from those that are there.
 */
final class RemovedSnapshots {
  private final Store store;
  private final Instant now;
  private Optional<Key> asked = Optional.empty();
  private Optional<SnapshotRemoval> answer = Optional.empty();

  RemovedSnapshots(Store store, Instant now) {
    this.store = store;
    this.now = now;
  }

  /** The past state as it is to be shown; what cannot come back is shown to nobody. */
  Past apply(Past past, Key key, Optional<Item> head) {
    boolean kept = head.filter(item -> BlobCodec.decode(item.value()).snapshots() > 0).isPresent();
    if (kept || !past.isLiveSnapshot()) {
      return past;
    }
    Past.Deletion forGood = new Past.Deletion(now, now);
    return past.deleted(
        removal(PastKeys.blob(key)).flatMap(SnapshotRemoval::deletion).orElse(forGood));
  }

  private Optional<SnapshotRemoval> removal(Key blob) {
    Key key = SnapshotRemoval.key(blob);
    if (!asked.equals(Optional.of(key))) {
      asked = Optional.of(key);
      answer = Optional.ofNullable(store.read(List.of(key)).get(key)).map(SnapshotRemoval::decode);
    }
    return answer;
  }
}

package dev.malachite.blob.reclaim;

import dev.malachite.blob.model.BlobKeys;
import dev.malachite.domain.Clock;
import dev.malachite.store.ContentId;
import dev.malachite.store.Key;
import dev.malachite.store.Store;
import dev.malachite.store.reclaim.References;
import java.util.List;

/**
 * Finds the blobs that may refer to content. Most content names its owner by the names of container
 * and blob, because nothing else was known when it was stored.
 */
public final class BlobReferences implements References {
  private final Store store;
  private final Clock clock;
  private final Holders holders;
  private final FormerNames names;

  public BlobReferences(Store store, Clock clock) {
    this.store = store;
    this.clock = clock;
    this.holders = new Holders(store);
    this.names = new FormerNames(store);
  }

  @Override
  public boolean knows(Key owner) {
    return BlobKeys.isBlobs(owner.partition()) || FormerNames.isOne(owner);
  }

  @Override
  public boolean hold(Key owner, ContentId content) {
    List<Key> blobs = FormerNames.isOne(owner) ? names.blobs(owner) : List.of(owner);
    return blobs.stream().anyMatch(blob -> holds(blob, content));
  }

  private boolean holds(Key blob, ContentId content) {
    LooseBytes loose = new LooseBytes(store).add(content, 0);
    holders.visit(blob, clock.now(), loose::strike);
    return loose.contents().isEmpty();
  }
}

package dev.malachite.blob.reclaim;

import dev.malachite.blob.model.BlobBytes;
import dev.malachite.blob.model.BlobCodec;
import dev.malachite.blob.model.BlobKeys;
import dev.malachite.domain.Clock;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Store;
import dev.malachite.store.reclaim.MapHolders;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Who has versions of the pages of a page blob. */
public final class BlobMaps implements MapHolders {
  private final Store store;
  private final Clock clock;
  private final Holders holders;

  public BlobMaps(Store store, Clock clock) {
    this.store = store;
    this.clock = clock;
    this.holders = new Holders(store);
  }

  @Override
  public boolean knows(Key head) {
    return BlobKeys.isBlobs(head.partition());
  }

  @Override
  public Optional<Held> held(Key head, String map) {
    Set<Long> versions = new HashSet<>();
    holders.visit(head, clock.now(), bytes -> add(bytes, map, versions));
    return versions.isEmpty()
        ? Optional.empty()
        : Optional.of(new Held(versions, !isEncrypted(head)));
  }

  private static void add(BlobBytes bytes, String map, Set<Long> versions) {
    if (bytes instanceof BlobBytes.Pages pages && pages.map().partition().equals(map)) {
      versions.add(pages.map().version());
    }
  }

  // Without the customer's key bytes could not be copied; a past blob may have had one, too.
  private boolean isEncrypted(Key head) {
    Item item = store.read(List.of(head)).get(head);
    return item == null
        || BlobCodec.decode(item.value()).encryption().customerKeySha256().isPresent();
  }
}

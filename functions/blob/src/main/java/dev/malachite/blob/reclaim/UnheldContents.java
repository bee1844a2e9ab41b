package dev.malachite.blob.reclaim;

import dev.malachite.blob.block.StagedBlock;
import dev.malachite.store.Key;
import dev.malachite.store.Store;
import java.time.Instant;
import java.util.List;

/** Which staged blocks nothing of their blob refers to. */
public final class UnheldContents {
  private final Store store;
  private final Holders holders;

  public UnheldContents(Store store) {
    this.store = store;
    this.holders = new Holders(store);
  }

  public List<StagedBlock> of(Key blob, List<StagedBlock> blocks, Instant now) {
    LooseBytes loose = new LooseBytes(store);
    blocks.forEach(block -> loose.add(block.content(), block.length()));
    holders.visit(blob, now, loose::strike);
    return blocks.stream().filter(block -> loose.contents().containsKey(block.content())).toList();
  }
}

package dev.malachite.reclaim;

import dev.malachite.domain.Ids;
import dev.malachite.store.Content;
import dev.malachite.store.ContentId;
import dev.malachite.store.Item;
import dev.malachite.store.Residue;
import dev.malachite.store.Store;
import dev.malachite.store.reclaim.Budget;
import dev.malachite.store.reclaim.Notes;
import dev.malachite.store.reclaim.Sweep;
import dev.malachite.store.reclaim.Swept;

/** Content that was noted because nothing refers to it any more, or nothing ever did. */
final class ContentSweep implements Sweep {
  private final Content content;
  private final Owners owners;
  private final Notes notes;

  ContentSweep(Store store, Content content, Ids ids, Owners owners) {
    this.content = content;
    this.owners = owners;
    this.notes = new Notes(store, ids);
  }

  @Override
  public String kind() {
    return "contents";
  }

  @Override
  public boolean handles(Item due) {
    return Residue.isOne(due.key(), Residue.Kind.CONTENT);
  }

  @Override
  public Swept sweep(Item due, Budget budget) {
    Residue residue = Residue.decode(due);
    ContentId id = new ContentId(residue.id());
    if (owners.hold(residue.owner(), id)) {
      return notes.drop(due, 0);
    }
    content.delete(id);
    return notes.drop(due, residue.size());
  }
}

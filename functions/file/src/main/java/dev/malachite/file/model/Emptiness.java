package dev.malachite.file.model;

import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.Decision;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Page;
import dev.malachite.store.Range;
import dev.malachite.store.View;
import java.time.Instant;

/**
 * Looks whether a directory has entries. It is marked before and taken to be empty only while the
 * mark is still there: whatever is created in it takes the mark away.
 */
public record Emptiness(FileStore files, Key share) {
  private static final int PAGE = 50;

  /** Throws where there is an entry; those that are gone and only still stored are removed. */
  public void require(Share found, String directory) {
    Instant now = files.transactions().now();
    Page page =
        files
            .store()
            .scan(
                FileKeys.partition(found, directory),
                Range.prefix(FileKeys.entries(directory, "")),
                PAGE);
    boolean empty =
        !page.more() && page.items().stream().allMatch(item -> NodeCodec.decode(item).isGone(now));
    if (!empty) {
      throw ErrorCode.DIRECTORY_NOT_EMPTY.exception();
    }
    page.items().stream().map(Item::key).forEach(this::purge);
  }

  private void purge(Key entry) {
    StoredEntry stored = new StoredEntry(share, entry, entry);
    files.transactions().run(stored, view -> purge(stored, view));
  }

  private static Decision<Boolean> purge(StoredEntry stored, View view) {
    return stored
        .place(view)
        .filter(place -> place.entry().filter(node -> node.isGone(view.now())).isPresent())
        .map(place -> new NodeWrites(place, view).remove(Decision.of(true)))
        .orElseGet(() -> Decision.of(false));
  }
}

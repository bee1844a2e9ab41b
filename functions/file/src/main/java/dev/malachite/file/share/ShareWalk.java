package dev.malachite.file.share;

import dev.malachite.file.model.FileKeys;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.ListPage;
import dev.malachite.file.model.Share;
import dev.malachite.file.model.ShareCodec;
import dev.malachite.store.Cursor;
import dev.malachite.store.Item;
import dev.malachite.store.Range;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The shares of an account in the order of a list: live ones before deleted ones. */
final class ShareWalk {
  private final List<Cursor> cursors;
  private final ListPage page;
  private final Instant now;
  private final Duration retention;
  private String generation = "";

  ShareWalk(FileStore files, ListPage page) {
    this.page = page;
    this.now = files.transactions().now();
    this.retention = files.settings().shareRetention();
    List<Range> ranges = new ArrayList<>(List.of(FileKeys.shares(page.prefix())));
    if (page.includes("deleted")) {
      ranges.add(FileKeys.deletedShares(page.prefix()));
    }
    this.cursors = ranges.stream().map(range -> cursor(files, range)).toList();
  }

  private Cursor cursor(FileStore files, Range range) {
    // Deleted shares sort before live ones in the store and after them in the list.
    Range rest =
        page.resumeAfter()
            .map(last ->
                isDeleted(last) == isDeletedRange(range) ? range.after(last) : restOf(range, last))
            .orElse(range);
    return new Cursor(
        files.store(),
        List.of(FileKeys.account(page.call().account())),
        rest,
        page.maxResults() + 1);
  }

  private static Range restOf(Range range, String last) {
    return isDeleted(last) ? Range.between("x", "x") : range;
  }

  private static boolean isDeleted(String sort) {
    return sort.startsWith("d/");
  }

  private static boolean isDeletedRange(Range range) {
    return range.from()[0] == 'd';
  }

  Optional<Item> next() {
    for (Cursor cursor : cursors) {
      for (Optional<Item> item = cursor.next(); item.isPresent(); item = cursor.next()) {
        if (isListed(item.get())) {
          return item;
        }
      }
    }
    return Optional.empty();
  }

  private boolean isListed(Item item) {
    Share share = ShareCodec.decode(item);
    if (isDeleted(item.key().sort())) {
      return share.deletedAt().stream().anyMatch(at -> now.isBefore(at.plus(retention)));
    }
    if (FileKeys.qualifier(item.key()).isPresent()) {
      return page.includes("snapshots") && share.generation().equals(generation);
    }
    generation = share.isLive() ? share.generation() : "";
    return share.isLive();
  }
}

package dev.malachite.blob.block;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobCodec;
import dev.malachite.blob.model.BlobKeys;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Heads;
import dev.malachite.blob.model.Staging;
import dev.malachite.blob.reclaim.UnheldContents;
import dev.malachite.store.Change;
import dev.malachite.store.Cursor;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Page;
import dev.malachite.store.Range;
import dev.malachite.store.Store;
import dev.malachite.store.reclaim.Budget;
import dev.malachite.store.reclaim.Notes;
import dev.malachite.store.reclaim.Sweep;
import dev.malachite.store.reclaim.Swept;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Blocks that were staged and never committed, and blobs that consist of nothing else, a week after
 * the last block. Two steps, for a block is staged without a look at the blob's revision: first the
 * blob says when its blocks go, so that whoever stages another one from then on takes that back;
 * later, when those who had not seen it are done, the blocks lose their blob.
 */
public final class StagingSweep implements Sweep {
  private static final Duration LATEST_WRITE = Duration.ofHours(1);
  private static final int PAGE = 100;

  private final BlobStore blobs;
  private final Store store;
  private final Notes notes;
  private final UnheldContents contents;

  public StagingSweep(BlobStore blobs) {
    this.blobs = blobs;
    this.store = blobs.store();
    this.notes = new Notes(store, blobs.ids());
    this.contents = new UnheldContents(store);
  }

  @Override
  public String kind() {
    return "staged-blocks";
  }

  @Override
  public boolean handles(Item due) {
    return StagedBlock.isOne(due.key())
        || (BlobKeys.isBlobs(due.key().partition()) && isEnding(due));
  }

  private static boolean isEnding(Item head) {
    Blob blob = BlobCodec.decode(head.value());
    long due = head.dueAt().orElse(0);
    return !blob.committed()
        || blob.staging().closesAt().stream().anyMatch(at -> at.toEpochMilli() <= due);
  }

  @Override
  public Swept sweep(Item due, Budget budget) {
    if (BlobKeys.isBlobs(due.key().partition())) {
      Blob blob = BlobCodec.decode(due.value());
      return blob.staging().isOpen()
          ? expire(due, due, blob, budget)
          : notes.drop(due, due.value().length);
    }
    Key key = StagedBlock.blob(due);
    Optional<Item> head = Optional.ofNullable(store.read(List.of(key)).get(key));
    Optional<Blob> blob =
        head.map(item -> BlobCodec.decode(item.value()))
            .filter(each -> each.staging().id().equals(StagedBlock.staging(due.key())));
    return blob.isPresent()
        ? expire(due, head.orElseThrow(), blob.get(), budget)
        : drop(key, StagedBlock.staging(due.key()), budget);
  }

  private Swept expire(Item due, Item head, Blob blob, Budget budget) {
    Instant now = budget.now();
    Staging staging = blob.staging();
    if (staging.closesAt().filter(now::isBefore).isPresent()) {
      return postpone(due, head, staging.closesAt().get());
    }
    OptionalLong later = later(head.key(), staging, now);
    if (later.isPresent()) {
      Instant until = Instant.ofEpochMilli(later.getAsLong());
      return staging.closesAt().isPresent()
          ? write(head, blob.edit().staging(staging.kept()).build(), until)
          : postpone(due, head, until);
    }
    if (staging.closesAt().isEmpty()) {
      Instant end = now.plus(LATEST_WRITE);
      return write(head, blob.edit().staging(staging.closing(end)).build(), end);
    }
    return close(head, blob);
  }

  /** When a block goes that was staged later than a week ago. */
  private OptionalLong later(Key blob, Staging staging, Instant now) {
    Cursor cursor =
        new Cursor(store, List.of(StagedBlock.partition(blob)), StagedBlock.all(staging), PAGE);
    for (Optional<Item> next = cursor.next(); next.isPresent(); next = cursor.next()) {
      if (next.get().dueAt().orElse(0) > now.toEpochMilli()) {
        return next.get().dueAt();
      }
    }
    return OptionalLong.empty();
  }

  private Swept postpone(Item due, Item head, Instant until) {
    return due.key().equals(head.key())
        ? write(head, BlobCodec.decode(head.value()), until)
        : notes.postpone(due, until);
  }

  private Swept write(Item head, Blob blob, Instant until) {
    OptionalLong dueAt =
        blob.committed() ? Heads.dueAt(blob) : OptionalLong.of(until.toEpochMilli());
    return notes.replace(head, BlobCodec.encode(blob), dueAt) ? Swept.POSTPONED : Swept.GONE;
  }

  // A commit of a block list that looked at the blocks before loses: the blob has changed.
  private Swept close(Item head, Blob blob) {
    if (!blob.committed()) {
      return notes.drop(head, head.value().length);
    }
    Blob closed = blob.edit().staging(Staging.NONE).build();
    return notes.replace(head, BlobCodec.encode(closed), Heads.dueAt(closed))
        ? Swept.RECLAIMED
        : Swept.GONE;
  }

  /** Blocks that no blob knows any more, all that were staged together. */
  private Swept drop(Key blob, String staging, Budget budget) {
    Range range = StagedBlock.all(new Staging(staging, 0));
    long bytes = 0;
    Page page;
    do {
      page = store.scan(StagedBlock.partition(blob), range, PAGE);
      List<StagedBlock> blocks = page.items().stream().map(StagedBlock::decode).toList();
      for (StagedBlock free : contents.of(blob, blocks, budget.now())) {
        blobs.content().delete(free.content());
        bytes += free.length();
      }
      List<Change> deletes = new ArrayList<>();
      page.items().forEach(item -> deletes.add(new Change.Delete(item.key(), item.revision())));
      if (!deletes.isEmpty()) {
        store.commit(deletes);
        range = range.after(page.items().getLast().key().sort());
      }
    } while (page.more() && !budget.isOver());
    return Swept.reclaimed(bytes);
  }
}

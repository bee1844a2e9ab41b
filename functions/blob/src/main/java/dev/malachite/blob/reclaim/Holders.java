package dev.malachite.blob.reclaim;

import dev.malachite.blob.block.StagedBlock;
import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobBytes;
import dev.malachite.blob.model.BlobCodec;
import dev.malachite.blob.model.CopyState;
import dev.malachite.blob.model.CopyWork;
import dev.malachite.blob.model.CopyWorkCodec;
import dev.malachite.blob.model.Leftovers;
import dev.malachite.blob.model.PastCodec;
import dev.malachite.blob.model.PastKeys;
import dev.malachite.store.Cursor;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Range;
import dev.malachite.store.Store;
import dev.malachite.store.Unavailable;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Everything that refers to the bytes of a blob: the blob itself, what is staged beside it, a copy
 * on its way into it, its past, and notes about what readers may still read. Bytes are never shared
 * between blobs.
 *
 * <p>None of them is missed while others change the blob. References move from the blob to its past
 * and from there to notes, which are looked at in that order. All that moves the other way changes
 * the blob, and then it is looked at again; but for a blob that came back and went again meanwhile,
 * whose past stays where it was for hours.
 */
final class Holders {
  private static final int MOST_LOOKS = 32;
  private static final int PAGE = 100;

  private final Store store;

  Holders(Store store) {
    this.store = store;
  }

  /** Shows all of them, some perhaps more than once. */
  void visit(Key blob, Instant now, Consumer<BlobBytes> visitor) {
    for (int look = 0; look < MOST_LOOKS; look++) {
      Optional<Item> head = read(blob);
      head.ifPresent(item -> visitBlob(blob, BlobCodec.decode(item.value()), visitor));
      each(
          PastKeys.partition(blob.partition()),
          PastKeys.all(blob.sort()),
          item -> visitor.accept(PastCodec.decode(item).blob().bytes()));
      each(
          Leftovers.partition(blob.partition()),
          Leftovers.all(blob.sort()),
          item -> visitNote(item, now, visitor));
      if (read(blob).map(Item::revision).equals(head.map(Item::revision))) {
        return;
      }
    }
    throw new Unavailable("a blob changed whenever its bytes were looked for");
  }

  private void visitBlob(Key key, Blob blob, Consumer<BlobBytes> visitor) {
    visitor.accept(blob.bytes());
    blob.copy()
        .filter(CopyState::isPending)
        .flatMap(copy -> read(CopyWork.key(copy.id())))
        .ifPresent(item -> visitor.accept(CopyWorkCodec.decode(item.value()).bytes()));
    if (blob.staging().isOpen()) {
      each(
          StagedBlock.partition(key),
          StagedBlock.all(blob.staging()),
          item -> {
            StagedBlock block = StagedBlock.decode(item);
            visitor.accept(new BlobBytes.Stored(block.content(), block.length()));
          });
    }
  }

  // One that is due holds nothing: who finds it first sweeps for all.
  private static void visitNote(Item item, Instant now, Consumer<BlobBytes> visitor) {
    if (item.dueAt().orElse(0) > now.toEpochMilli()) {
      visitor.accept(Leftovers.decode(item).bytes());
    }
  }

  private void each(String partition, Range range, Consumer<Item> visitor) {
    Cursor cursor = new Cursor(store, List.of(partition), range, PAGE);
    for (Optional<Item> next = cursor.next(); next.isPresent(); next = cursor.next()) {
      visitor.accept(next.get());
    }
  }

  private Optional<Item> read(Key key) {
    return Optional.ofNullable(store.read(List.of(key)).get(key));
  }
}

package dev.malachite.blob.history;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Past;
import dev.malachite.blob.model.PastCodec;
import dev.malachite.blob.model.PastKeys;
import dev.malachite.blob.object.BlobWrite;
import dev.malachite.protocol.Call;
import dev.malachite.store.Cursor;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.Store;
import dev.malachite.store.View;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Looks for past states of the blob of a call, a batch at a time: a commit takes only so many. */
final class PastScan {
  /** Each may take two changes, and a commit holds the blob, its tags and notes besides. */
  static final int BATCH = 40;

  private final BlobStore blobs;
  private final Call call;
  private final Plan plan;

  PastScan(BlobStore blobs, Call call) {
    this.blobs = blobs;
    this.call = call;
    this.plan = BlobWrite.plan(blobs, call);
  }

  /**
   * A plan that reads the blob and some of its past states that are wanted, the newest of the
   * deleted blobs among them, wherever it is, and versions before snapshots.
   */
  Plan plan(Predicate<Past> wanted) {
    View view = blobs.transactions().read(plan);
    Key blob = BlobWrite.of(blobs, call, view).key();
    Deque<Key> bases = new ArrayDeque<>();
    Deque<Key> versions = new ArrayDeque<>();
    Deque<Key> snapshots = new ArrayDeque<>();
    forEach(
        blobs.store(),
        blob,
        item -> {
          addIf(wanted.and(past -> past.kind() == Past.Kind.BASE), item, bases::addFirst);
          addIf(wanted.and(past -> past.kind() == Past.Kind.VERSION), item, versions::addLast);
          addIf(wanted.and(past -> past.kind() == Past.Kind.SNAPSHOT), item, snapshots::addLast);
        });
    return plan(
        Stream.of(bases, versions, snapshots).flatMap(Collection::stream).limit(BATCH).toList());
  }

  private Plan plan(Collection<Key> keys) {
    return known -> {
      List<Key> all = new ArrayList<>(plan.keys(known));
      all.addAll(keys);
      return all;
    };
  }

  static void addIf(Predicate<Past> wanted, Item item, Consumer<Key> target) {
    if (wanted.test(PastCodec.decode(item))) {
      target.accept(item.key());
    }
  }

  static void forEach(Store store, Key blob, Consumer<Item> visitor) {
    Cursor cursor =
        new Cursor(
            store, List.of(PastKeys.partition(blob.partition())), PastKeys.all(blob.sort()), BATCH);
    Optional<Item> next = cursor.next();
    while (next.isPresent()) {
      visitor.accept(next.get());
      next = cursor.next();
    }
  }

  /** The past states that the plan read, as the view has them. */
  static List<Past> in(View view, Key blob) {
    return view.items().values().stream()
        .filter(item -> item.key().partition().equals(PastKeys.partition(blob.partition())))
        .map(PastCodec::decode)
        .toList();
  }
}

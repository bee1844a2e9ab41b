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
  private static final int BATCH = 40;

  private final BlobStore blobs;
  private final Call call;
  private final Plan plan;

  PastScan(BlobStore blobs, Call call) {
    this.blobs = blobs;
    this.call = call;
    this.plan = BlobWrite.plan(blobs, call);
  }

  /** A plan that reads the blob and the first of its past states that are wanted. */
  Plan plan(Predicate<Past> wanted) {
    Deque<Key> found = new ArrayDeque<>();
    forEach(past -> found.size() < BATCH, item -> addIf(wanted, item, found::addLast));
    return plan(found);
  }

  /** The same with the newest of the deleted blobs among them, wherever it is. */
  Plan planWithBase(Predicate<Past> wanted) {
    Deque<Key> bases = new ArrayDeque<>();
    Deque<Key> others = new ArrayDeque<>();
    Predicate<Past> isBase = past -> past.kind() == Past.Kind.BASE;
    forEach(
        past -> true,
        item -> {
          addIf(wanted.and(isBase), item, bases::addFirst);
          addIf(wanted.and(isBase.negate()), item, others::addLast);
        });
    List<Key> batch = Stream.concat(bases.stream(), others.stream()).limit(BATCH).toList();
    return plan(batch);
  }

  private Plan plan(Collection<Key> keys) {
    return known -> {
      List<Key> all = new ArrayList<>(plan.keys(known));
      all.addAll(keys);
      return all;
    };
  }

  private static void addIf(Predicate<Past> wanted, Item item, Consumer<Key> target) {
    if (wanted.test(PastCodec.decode(item))) {
      target.accept(item.key());
    }
  }

  private void forEach(Predicate<Item> goOn, Consumer<Item> visitor) {
    View view = blobs.transactions().read(plan);
    Key blob = BlobWrite.of(blobs, call, view).key();
    Cursor cursor =
        new Cursor(
            blobs.store(),
            List.of(PastKeys.partition(blob.partition())),
            PastKeys.all(blob.sort()),
            BATCH);
    Optional<Item> next = cursor.next();
    while (next.isPresent() && goOn.test(next.get())) {
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

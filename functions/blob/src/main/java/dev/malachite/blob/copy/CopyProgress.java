package dev.malachite.blob.copy;

import dev.malachite.blob.history.History;
import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobBytes;
import dev.malachite.blob.model.BlobCodec;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.BlobType;
import dev.malachite.blob.model.CopyState;
import dev.malachite.blob.model.CopyWork;
import dev.malachite.blob.model.CopyWorkCodec;
import dev.malachite.blob.model.Heads;
import dev.malachite.blob.model.Leftovers;
import dev.malachite.blob.model.Past;
import dev.malachite.blob.object.BlobWrite;
import dev.malachite.domain.IsoInstant;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.View;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * How far a copy in the background is, as the store has it: each step holds only for the state it
 * was made for.
 */
final class CopyProgress {
  private final BlobStore blobs;
  private final Key key;

  CopyProgress(BlobStore blobs, Key key) {
    this.blobs = blobs;
    this.key = key;
  }

  private record Live(CopyWork work, Blob blob) {}

  /** The work, if the blob still waits for it. */
  Optional<CopyWork> current() {
    return live(blobs.transactions().read(plan(List.of()))).map(Live::work);
  }

  BlobType type() {
    return live(blobs.transactions().read(plan(List.of())))
        .map(live -> live.blob().type())
        .orElse(BlobType.BLOCK);
  }

  private Plan plan(Collection<Key> more) {
    return known -> {
      List<Key> keys = new ArrayList<>(more);
      keys.add(key);
      known.item(key).ifPresent(item -> keys.add(CopyWorkCodec.decode(item.value()).head()));
      return keys;
    };
  }

  private Optional<Live> live(View view) {
    return view.item(key)
        .map(item -> CopyWorkCodec.decode(item.value()))
        .flatMap(work ->
            BlobCodec.find(work.head(), view)
                .filter(blob -> isFor(blob, work))
                .map(blob -> new Live(work, blob)));
  }

  private static boolean isFor(Blob blob, CopyWork work) {
    return blob.copy()
        .filter(CopyState::isPending)
        .filter(copy -> copy.id().equals(work.id()))
        .isPresent();
  }

  /** Empty where the copy was ended, or is further than the piece. */
  Optional<CopyWork> advance(CopyWork before, Piece piece) {
    return blobs.transactions().run(plan(piece.keys()), view -> decideAdvance(before, piece, view));
  }

  private Decision<Optional<CopyWork>> decideAdvance(CopyWork before, Piece piece, View view) {
    Optional<Live> live = live(view).filter(each -> each.work().done() == before.done());
    if (live.isEmpty()) {
      return Decision.of(Optional.empty());
    }
    Piece.Addition addition = piece.apply(view);
    CopyWork after = before.advanced(addition.bytes(), piece.end());
    Decision<Optional<CopyWork>> decision = Decision.of(Optional.of(after));
    addition.changes().accept(decision);
    decision.put(
        key,
        CopyWorkCodec.encode(after),
        OptionalLong.of(blobs.settings().copyAbandonedAt(view.now()).toEpochMilli()));
    Blob blob = live.get().blob();
    CopyState state = blob.copy().orElseThrow().advanced(after.done());
    BlobBytes visible = after.incremental() ? after.bytes() : blob.bytes();
    return Heads.put(
        decision, after.head(), blob.edit().bytes(visible).copy(Optional.of(state)).build());
  }

  /** Everything is copied: from now on the blob has it. */
  void finish(CopyWork work) {
    blobs.transactions().run(plan(List.of()), view -> decideFinish(work, view));
  }

  private Decision<Boolean> decideFinish(CopyWork work, View view) {
    Optional<Live> live = live(view);
    if (live.isEmpty()) {
      return drop(view);
    }
    if (live.get().work().done() != work.done()) {
      return Decision.of(false);
    }
    Blob blob = live.get().blob();
    CopyState state = blob.copy().orElseThrow().succeeded(view.now());
    Blob copied =
        blob.edit()
            .bytes(work.bytes())
            .copy(Optional.of(state))
            .version(blobs.changed(view.now()))
            .build();
    Decision<Boolean> decision = Decision.of(true).delete(key);
    Blob last = work.incremental() ? withSnapshot(decision, work.head(), copied, view) : copied;
    return Heads.put(decision, work.head(), last);
  }

  private static Blob withSnapshot(Decision<?> decision, Key head, Blob copied, View view) {
    String id = IsoInstant.format(view.now());
    CopyState state = copied.copy().orElseThrow().incremental(Optional.of(id));
    Blob blob = copied.edit().copy(Optional.of(state)).snapshots(copied.snapshots() + 1).build();
    History.put(
        decision, head, new Past(Past.Kind.SNAPSHOT, id, BlobWrite.asPast(blob), Optional.empty()));
    return blob;
  }

  /** The source failed: the blob keeps nothing of it. */
  void fail(String description) {
    blobs.transactions().run(plan(List.of()), view -> decideFail(description, view));
  }

  private Decision<Boolean> decideFail(String description, View view) {
    return live(view)
        .map(live -> {
          CopyState state = live.blob().copy().orElseThrow().failed(view.now(), description);
          return end(blobs, live.work(), live.blob(), state, view);
        })
        .orElseGet(() -> drop(view));
  }

  /** Forgets a copy that nobody waits for any more; whether it was one. */
  boolean dropAbandoned() {
    return blobs
        .transactions()
        .run(plan(List.of()), view -> live(view).isPresent() ? Decision.of(false) : drop(view));
  }

  // The blob is gone, with its container or by another copy: what was copied is nobody's.
  private Decision<Boolean> drop(View view) {
    return view.item(key)
        .map(item -> {
          CopyWork work = CopyWorkCodec.decode(item.value());
          Decision<Boolean> decision = Decision.of(true).delete(key);
          return new Leftovers(work.head(), work.bytes()).addTo(decision, blobs, view.now());
        })
        .orElseGet(() -> Decision.of(false));
  }

  /** Ends a copy early. */
  static Decision<Boolean> end(
      BlobStore blobs, CopyWork work, Blob blob, CopyState state, View view) {
    BlobBytes empty = EmptyBytes.of(blobs, blob.type(), work.head(), 0);
    Blob ended =
        blob.edit()
            .bytes(empty)
            .copy(Optional.of(state))
            .version(blobs.changed(view.now()))
            .build();
    Decision<Boolean> decision = Decision.of(true).delete(work.key());
    new Leftovers(work.head(), work.bytes()).addTo(decision, blobs, view.now());
    EmptyBytes.own(decision, empty, work.head());
    return Heads.put(decision, work.head(), ended);
  }
}

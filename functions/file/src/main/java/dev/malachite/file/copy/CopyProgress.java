package dev.malachite.file.copy;

import dev.malachite.file.model.CopyState;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.Node;
import dev.malachite.file.model.NodeWrites;
import dev.malachite.file.model.Place;
import dev.malachite.sparse.SparseChange;
import dev.malachite.sparse.SparseMap;
import dev.malachite.sparse.SparseOwner;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.View;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * How far a copy in the background is, as the store has it: each step holds only for the state it
 * was made for.
 */
final class CopyProgress {
  private final FileStore files;
  private final Key key;

  CopyProgress(FileStore files, Key key) {
    this.files = files;
    this.key = key;
  }

  /** Work, and the file that waits for it. */
  record Live(CopyWork work, Place place, Node file, Node.Data data, CopyState state) {
    static Optional<Live> of(CopyWork work, Place place, View view) {
      return place
          .node()
          .filter(node -> !node.isGone(view.now()))
          .flatMap(node ->
              node.kind() instanceof Node.Data data
                  ? of(work, place, node, data)
                  : Optional.empty());
    }

    private static Optional<Live> of(CopyWork work, Place place, Node file, Node.Data data) {
      return data.copy()
          .filter(CopyState::isPending)
          .filter(state -> state.id().equals(work.id()))
          .map(state -> new Live(work, place, file, data, state));
    }

    Node with(SparseMap map, CopyState next) {
      return file.with(new Node.Data(map, data.headers(), data.lease(), Optional.of(next)));
    }
  }

  /** The work, if the file still waits for it; what nobody waits for is dropped. */
  Optional<CopyWork> current() {
    return files.transactions().run(plan(List.of()), this::decideCurrent);
  }

  private Decision<Optional<CopyWork>> decideCurrent(View view) {
    Optional<CopyWork> work = live(view).map(Live::work);
    Decision<Optional<CopyWork>> decision = Decision.of(work);
    if (work.isEmpty() && isOver(view)) {
      decision.delete(key);
    }
    return decision;
  }

  // A deleted share can be restored, and with it a file that waits.
  private boolean isOver(View view) {
    return work(view)
        .filter(work -> work.isTooOld(view.now()) || work.target().place(view).isPresent())
        .isPresent();
  }

  private Plan plan(Collection<Key> more) {
    return known -> {
      List<Key> keys = new ArrayList<>(more);
      keys.add(key);
      work(known).ifPresent(work -> keys.addAll(work.target().keys(known)));
      return keys;
    };
  }

  private Optional<CopyWork> work(View view) {
    return view.item(key).map(CopyWorkCodec::decode);
  }

  private Optional<Live> live(View view) {
    return work(view)
        .flatMap(work -> work.target().place(view).flatMap(place -> Live.of(work, place, view)));
  }

  private Optional<Live> liveAt(CopyWork before, View view) {
    return live(view).filter(each -> each.work().done() == before.done());
  }

  /** Empty where the copy was ended, or is further than the piece. */
  Optional<CopyWork> advance(CopyWork before, Piece piece) {
    return files
        .transactions()
        .run(
            plan(piece.keys()),
            view ->
                liveAt(before, view)
                    .map(live -> decideAdvance(live, piece, view))
                    .orElseGet(() -> Decision.of(Optional.empty())));
  }

  private static Decision<Optional<CopyWork>> decideAdvance(Live live, Piece piece, View view) {
    SparseChange change = piece.apply(view);
    CopyWork after = live.work().advanced(change.map(), piece.end());
    Decision<Optional<CopyWork>> decision = change.addTo(Decision.of(Optional.of(after)));
    decision.put(after.key(), CopyWorkCodec.encode(after), CopyWork.dueAt(view.now()));
    Node advanced = live.with(live.data().map(), live.state().advanced(after.done()));
    return new NodeWrites(live.place(), view).replace(decision, advanced);
  }

  /** Everything is copied: from now on the file has it. */
  void finish(CopyWork work) {
    files
        .transactions()
        .run(
            plan(List.of()),
            view ->
                liveAt(work, view)
                    .map(live -> decideFinish(live, view))
                    .orElseGet(() -> Decision.of(false)));
  }

  private Decision<Boolean> decideFinish(Live live, View view) {
    Node copied =
        live.with(live.work().map(), live.state().succeeded(view.now()))
            .with(files.changed(view.now()));
    return new NodeWrites(live.place(), view).replace(Decision.of(true).delete(key), copied);
  }

  /** The source failed: the file keeps nothing of it. */
  void fail(String description) {
    files
        .transactions()
        .run(
            plan(List.of()),
            view ->
                live(view)
                    .map(live ->
                        end(files, live, live.state().failed(view.now(), description), view))
                    .orElseGet(() -> Decision.of(false)));
  }

  /** Ends a copy early: the file is empty. */
  static Decision<Boolean> end(FileStore files, Live live, CopyState state, View view) {
    SparseMap empty = SparseMap.create("file", 0, files.ids());
    Node ended = live.with(empty, state).with(files.changed(view.now()));
    Decision<Boolean> decision = Decision.of(true).delete(live.work().key());
    new SparseOwner(empty, live.place().nodeKey()).addTo(decision);
    return new NodeWrites(live.place(), view).replace(decision, ended);
  }
}

package dev.malachite.file.handle;

import dev.malachite.file.model.ByteLock;
import dev.malachite.file.model.FileKeys;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.Handle;
import dev.malachite.file.model.Node;
import dev.malachite.file.model.NodeWrites;
import dev.malachite.file.model.Opens;
import dev.malachite.file.model.Place;
import dev.malachite.file.model.Share;
import dev.malachite.file.model.Shares;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The door for clients of other protocols: they open files and directories, lock bytes and mark
 * files for deletion. All of it lives in the store, and the operations of this API honour it.
 */
public final class Handles {
  private final FileStore files;

  public Handles(FileStore files) {
    this.files = files;
  }

  /** Throws what the API answers in the same case: SharingViolation, DeletePending and so on. */
  public OpenHandle open(OpenRequest request) {
    Key share = FileKeys.share(request.account(), request.share());
    Plan plan = files.tree().plan(share, (each, known) -> List.of(), request.path());
    return files.transactions().run(plan, view -> open(share, request, view));
  }

  private Decision<OpenHandle> open(Key shareKey, OpenRequest request, View view) {
    Share share = Shares.find(shareKey, view).orElseThrow(ErrorCode.SHARE_NOT_FOUND::exception);
    Place place = files.tree().find(share, request.path(), view);
    Node node = place.require();
    HandleRules.checkOpen(node, request, view.now());
    Handle handle =
        new Handle(
            Long.toUnsignedString(files.ids().unique()),
            request.access(),
            request.shared(),
            List.of(),
            view.now().plus(files.settings().handleLifetime()));
    HandleRecord record = HandleRecord.of(handle.id(), request, place, node, shareKey);
    Key index = FileKeys.handle(share, handle.id());
    Decision<OpenHandle> decision =
        Decision.of(record.open(index))
            .put(index, record.encode(), OptionalLong.of(handle.expiresAt().toEpochMilli()));
    return new NodeWrites(place, view)
        .replace(decision, node.with(node.opens().and(handle, view.now())));
  }

  /** Says that the handle's process is alive. False where the handle was closed meanwhile. */
  public boolean renew(OpenHandle open) {
    return change(
        open,
        (node, handle, view) ->
            replaced(node, handle.until(view.now().plus(files.settings().handleLifetime())), view));
  }

  /** Locks bytes against other handles and against this API. */
  public boolean lock(OpenHandle open, ByteLock lock) {
    return change(
        open,
        (node, handle, view) -> {
          HandleRules.checkLock(node.opens(), handle, lock, view.now());
          List<ByteLock> locks = new ArrayList<>(handle.locks());
          locks.add(lock);
          return replaced(node, handle.with(locks), view);
        });
  }

  public boolean unlock(OpenHandle open, ByteLock lock) {
    return change(
        open,
        (node, handle, view) -> {
          List<ByteLock> locks = new ArrayList<>(handle.locks());
          locks.remove(lock);
          return replaced(node, handle.with(locks), view);
        });
  }

  /** The file is deleted when the last handle is closed; nobody can open it any more. */
  public boolean markForDelete(OpenHandle open) {
    return change(
        open,
        (node, handle, view) -> {
          HandleRules.checkDelete(node, handle);
          return node.with(node.opens().pending());
        });
  }

  /** False where it was closed already. */
  public boolean close(OpenHandle open) {
    return files.transactions().run(new HandlePlan(open), view -> close(open, view));
  }

  private static Decision<Boolean> close(OpenHandle open, View view) {
    Optional<Place> place = HandlePlan.place(open, view);
    boolean indexed = view.item(open.index()).isPresent();
    Optional<Node> node = place.flatMap(Place::node);
    boolean live = node.flatMap(each -> each.opens().find(open.id(), view.now())).isPresent();
    Decision<Boolean> decision = Decision.of(live);
    if (indexed) {
      decision.delete(open.index());
    }
    if (place.isEmpty() || node.isEmpty()) {
      return decision;
    }
    Opens rest = node.get().opens().without(open.id(), view.now());
    NodeWrites writes = new NodeWrites(place.get(), view);
    if (rest.deletePending() && rest.handles().isEmpty()) {
      return writes.remove(decision);
    }
    if (live) {
      return writes.replace(decision, node.get().with(rest));
    }
    // Who renews it at this moment must find it in lists.
    return indexed ? decision.check(open.node()) : decision;
  }

  /** What becomes of the node that a live handle has open. */
  @FunctionalInterface
  private interface HandleChange {
    Node apply(Node node, Handle handle, View view);
  }

  private boolean change(OpenHandle open, HandleChange change) {
    return files.transactions().run(new HandlePlan(open), view -> decide(open, change, view));
  }

  private static Decision<Boolean> decide(OpenHandle open, HandleChange change, View view) {
    Optional<Place> place = HandlePlan.place(open, view);
    Optional<Node> node = place.flatMap(Place::node);
    Optional<Handle> handle = node.flatMap(each -> each.opens().find(open.id(), view.now()));
    if (place.isEmpty() || node.isEmpty() || handle.isEmpty()) {
      return Decision.of(false);
    }
    return new NodeWrites(place.get(), view)
        .replace(Decision.of(true), change.apply(node.get(), handle.get(), view));
  }

  private static Node replaced(Node node, Handle handle, View view) {
    return node.with(node.opens().replaced(handle, view.now()));
  }
}

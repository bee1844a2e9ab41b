package dev.malachite.file.model;

import dev.malachite.domain.FilePath;
import dev.malachite.domain.LeaseTarget;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.checks.LeaseChecks;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.View;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * What a read may see, as it was at one instant or in a snapshot.
 *
 * @param way the revisions of all that the path leads through; nothing in a snapshot moves
 */
public record Found(Share share, FilePath path, Node node, List<Long> way, Instant now) {
  public static Found of(FileStore files, Call call) {
    FilePath path = Tree.path(call);
    if (Shares.timestamp(call).isPresent()) {
      View view = files.transactions().read(Shares.plan(call));
      Share snapshot = Shares.requireNamed(call, view);
      Node node = new History(files.store()).require(snapshot, path);
      return new Found(snapshot, path, node, List.of(), view.now());
    }
    View view = files.transactions().read(files.tree().plan(call, path));
    Place place = files.tree().find(call, path, view);
    return new Found(place.share(), path, place.require(), way(place, view), view.now());
  }

  private static List<Long> way(Place place, View view) {
    List<Long> revisions = new ArrayList<>();
    for (Key key : place.ancestors()) {
      view.item(key).map(Item::revision).ifPresent(revisions::add);
    }
    view.item(place.key()).map(Item::revision).ifPresent(revisions::add);
    return revisions;
  }

  /** Whether the path has led here ever since. */
  public boolean isStill(Found later) {
    return node.id().equals(later.node.id()) && way.equals(later.way);
  }

  public static Found directory(FileStore files, Call call) {
    Found found = of(files, call);
    if (!found.node.isDirectory()) {
      throw ErrorCode.RESOURCE_TYPE_MISMATCH.exception();
    }
    Sharing.NONE.check(found.node.opens(), found.now);
    return found;
  }

  /** A file or a link, as far as its handles and its lease allow. */
  public static Found file(FileStore files, Call call, Sharing sharing) {
    Found found = of(files, call);
    if (found.node.isDirectory()) {
      throw ErrorCode.RESOURCE_TYPE_MISMATCH.exception();
    }
    sharing.check(found.node.opens(), found.now);
    LeaseChecks.read(found.node.lease(), LeaseTarget.FILE, LeaseChecks.given(call), found.now);
    return found;
  }

  /** The bytes of a file. */
  public Node.Data data() {
    if (node.kind() instanceof Node.Data data) {
      return data;
    }
    throw ErrorCode.RESOURCE_TYPE_MISMATCH.exception();
  }
}

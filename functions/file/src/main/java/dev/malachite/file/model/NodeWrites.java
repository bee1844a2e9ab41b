package dev.malachite.file.model;

import dev.malachite.account.LeaseCodec;
import dev.malachite.domain.Lease;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.sparse.SparseOwner;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.Residue;
import dev.malachite.store.View;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.LongStream;

/**
 * Puts changes of the tree into a commit. A state that a snapshot sees is kept beside the new one;
 * that costs a write only for the first change after a snapshot.
 */
public record NodeWrites(Place place, View view) {
  /** Of the directories on the way, the nearest: a commit takes only so many changes. */
  private static final int MOST_HELD = 32;

  /** Something new under the name of the place, which must be free. */
  public <T> Decision<T> create(Decision<T> decision, Node node) {
    hold(decision);
    holdParent(decision);
    own(decision, place.key(), node);
    Optional<Key> kept = place.entry().flatMap(gone -> keep(decision, place.key(), gone));
    place.entry().ifPresent(gone -> release(decision, gone, kept));
    count(decision, node.length() - place.entry().map(Node::length).orElse(0L));
    return put(decision, place.key(), stamped(node, Optional.empty()));
  }

  /** The next state of what is there. */
  public <T> Decision<T> replace(Decision<T> decision, Node node) {
    hold(decision);
    return change(decision, node);
  }

  private <T> Decision<T> change(Decision<T> decision, Node node) {
    Optional<Key> kept = keep(decision, place.nodeKey(), place.require());
    count(decision, node.length() - place.require().length());
    return put(decision, place.nodeKey(), stamped(node, kept.or(node::history)));
  }

  /** The same name for another file: what was there is gone. */
  public <T> Decision<T> supersede(Decision<T> decision, Node node) {
    hold(decision);
    Node old = place.require();
    Optional<Key> kept = keep(decision, place.nodeKey(), old);
    release(decision, old, kept);
    own(decision, place.nodeKey(), node);
    count(decision, node.length() - old.length());
    return put(decision, place.nodeKey(), stamped(node, Optional.empty()));
  }

  /** Takes away what is there; of a hard link, only the name unless it was the last. */
  public <T> Decision<T> remove(Decision<T> decision) {
    hold(decision);
    if (place.isHardLink()) {
      place.entry().ifPresent(entry -> keep(decision, place.key(), entry));
      return unlink(decision.delete(place.key()));
    }
    Node node = place.entry().orElseThrow();
    release(decision, node, keep(decision, place.key(), node));
    count(decision, -node.length());
    return decision.delete(place.key());
  }

  /** How many names the file has besides this one. */
  public long otherLinks() {
    return place.require().nfs().map(NfsProperties::links).orElse(1L) - 1;
  }

  private <T> Decision<T> unlink(Decision<T> decision) {
    Node node = place.require();
    if (otherLinks() > 0) {
      return change(decision, node.with(node.nfs().map(nfs -> nfs.withLinks(otherLinks()))));
    }
    release(decision, node, keep(decision, place.nodeKey(), node));
    count(decision, -node.length());
    return decision.delete(place.nodeKey());
  }

  /** Moves the entry of one place to this one; whatever is below it moves along. */
  public <T> Decision<T> moveFrom(Place source, Decision<T> decision, Node node) {
    hold(decision);
    holdWay(decision, source);
    holdParent(decision);
    Node entry = source.entry().orElseThrow();
    Optional<Key> kept = keep(decision, source.key(), entry);
    decision.delete(source.key());
    if (entry.kind() instanceof Node.Data data) {
      new SparseOwner(data.map(), place.key()).addTo(decision);
    }
    place.entry().ifPresent(old -> release(decision, old, keep(decision, place.key(), old)));
    count(decision, -place.entry().map(Node::length).orElse(0L));
    if (place.isHardLink() && place.node().isPresent()) {
      unlink(decision);
    }
    return put(decision, place.key(), stamped(node, kept.or(node::history)));
  }

  /** One more name for a file. */
  public <T> Decision<T> link(Place file, Decision<T> decision, Node linked, Node link) {
    holdWay(decision, file);
    share(file, decision, linked);
    return create(decision, link);
  }

  // Gives a file that had one name a place of its own, or changes it there.
  private void share(Place file, Decision<?> decision, Node linked) {
    Node old = file.require();
    if (file.isHardLink()) {
      Optional<Key> kept = keep(decision, file.nodeKey(), old);
      put(decision, file.nodeKey(), stamped(linked, kept.or(linked::history)));
      return;
    }
    Key shared = FileKeys.linked(file.share(), linked.id());
    Optional<Key> kept = keep(decision, file.key(), old);
    own(decision, shared, linked);
    put(decision, shared, stamped(linked, kept.or(old::history)));
    Node link = old.with(new Node.HardLink()).with(Opens.NONE);
    put(decision, file.key(), stamped(link, kept.or(old::history)));
  }

  /** The same under the same name in another case, where both ways lead there at one instant. */
  public <T> Decision<T> respell(Place source, Decision<T> decision, Node node) {
    hold(decision);
    holdWay(decision, source);
    Optional<Key> kept = keep(decision, place.key(), place.entry().orElseThrow());
    return put(decision, place.key(), stamped(node, kept.or(node::history)));
  }

  // Those who change lengths have read the counters.
  private void count(Decision<?> decision, long growth) {
    Usage.add(decision, place.share(), place.nodeKey(), growth, view);
  }

  private Node stamped(Node node, Optional<Key> history) {
    return node.at(epoch(), history);
  }

  private long epoch() {
    return Epochs.of(place.share(), place.key(), view);
  }

  // A snapshot that is taken meanwhile must not see this change.
  private void hold(Decision<?> decision) {
    decision.check(FileKeys.epoch(place.share(), place.key()));
    holdWay(decision, place);
  }

  // A directory that is renamed meanwhile takes the path with it: then this is about another file.
  private static void holdWay(Decision<?> decision, Place place) {
    List<Key> ancestors = place.ancestors();
    ancestors
        .subList(Math.max(0, ancestors.size() - MOST_HELD), ancestors.size())
        .forEach(decision::check);
  }

  // A directory that is about to be deleted must lose that race, or this creation must.
  private void holdParent(Decision<?> decision) {
    place
        .parentKey()
        .ifPresent(key -> {
          Node parent = place.parent().orElseThrow();
          if (parent.opens().deletePending()) {
            throw ErrorCode.DELETE_PENDING.exception();
          }
          if (parent.kind() instanceof Node.Directory directory && !directory.mark().isEmpty()) {
            decision.put(key, NodeCodec.encode(parent.with(Node.Directory.UNMARKED)));
          } else {
            decision.check(key);
          }
        });
  }

  /** Where the state is kept, if a snapshot sees it. */
  private Optional<Key> keep(Decision<?> decision, Key key, Node old) {
    if (old.epoch() >= epoch()) {
      return Optional.empty();
    }
    Key history = FileKeys.history(key, epoch());
    decision.put(history, NodeCodec.encode(old.with(Opens.NONE).with(Lease.NONE)));
    return Optional.of(history);
  }

  private static void own(Decision<?> decision, Key key, Node node) {
    if (node.kind() instanceof Node.Data data) {
      new SparseOwner(data.map(), key).addTo(decision);
    }
  }

  // What snapshots still see owns the bytes from now on; what nothing sees is left to reclaim.
  private void release(Decision<?> decision, Node old, Optional<Key> kept) {
    if (old.kind() instanceof Node.Data data) {
      kept.or(old::history)
          .ifPresentOrElse(
              head -> new SparseOwner(data.map(), head).addTo(decision),
              () ->
                  Residue.map(data.map().partition(), "gone", place.nodeKey(), view.now())
                      .addTo(decision));
    }
  }

  private static <T> Decision<T> put(Decision<T> decision, Key key, Node node) {
    return decision.put(key, NodeCodec.encode(node), dueAt(node));
  }

  /** The first instant at which reclaim may have work with it. */
  public static OptionalLong dueAt(Node node) {
    LongStream end =
        node.opens().deletePending()
            ? node.opens().lastExpiry().stream().mapToLong(Instant::toEpochMilli)
            : LongStream.empty();
    return LongStream.concat(end, LeaseCodec.dueAt(node.lease()).stream()).min();
  }
}

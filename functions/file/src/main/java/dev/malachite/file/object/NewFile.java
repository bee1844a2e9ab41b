package dev.malachite.file.object;

import dev.malachite.domain.FilePath;
import dev.malachite.domain.Lease;
import dev.malachite.domain.LeaseTarget;
import dev.malachite.domain.Metadata;
import dev.malachite.file.model.ContentHeaders;
import dev.malachite.file.model.CopyState;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.NfsProperties;
import dev.malachite.file.model.Node;
import dev.malachite.file.model.NodeWrites;
import dev.malachite.file.model.Opens;
import dev.malachite.file.model.Permission;
import dev.malachite.file.model.Place;
import dev.malachite.file.model.Share;
import dev.malachite.file.model.Sharing;
import dev.malachite.file.model.SmbRequest;
import dev.malachite.file.model.Usage;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.checks.LeaseChecks;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.sparse.SparseMap;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A file that is about to appear under a name, new or in the place of another. */
public record NewFile(
    FileStore files,
    Call call,
    FilePath path,
    SmbRequest smb,
    Metadata metadata,
    SparseMap map,
    ContentHeaders headers,
    Optional<CopyState> copy) {

  public Plan plan() {
    return files.tree().change(call, (share, known) -> more(share), path);
  }

  private List<Key> more(Share share) {
    List<Key> keys = new ArrayList<>(Usage.keys(share));
    smb.key(share).ifPresent(keys::add);
    return keys;
  }

  /**
   * Puts it into the commit, if what is there lets it.
   *
   * @param ignoreReadOnly whether a file may be replaced that is read-only
   */
  public Decision<Node> put(Place place, boolean ignoreReadOnly, View view) {
    Optional<Node> old = place.node();
    old.ifPresent(node -> check(node, ignoreReadOnly, view));
    Lease lease =
        LeaseChecks.write(
            old.map(Node::lease).orElse(Lease.NONE),
            LeaseTarget.FILE,
            LeaseChecks.given(call),
            view.now());
    smb.requireKey(place.share(), view);
    long growth = map.length() - old.map(Node::length).orElse(0L);
    Usage.check(place.share(), growth, view);
    Node file = node(place, old, lease, view);
    Decision<Node> decision = Decision.of(file);
    smb.addTo(decision, place.share(), view);
    NodeWrites writes = new NodeWrites(place, view);
    return old.isPresent() ? writes.supersede(decision, file) : writes.create(decision, file);
  }

  private static void check(Node old, boolean ignoreReadOnly, View view) {
    if (old.isDirectory()) {
      throw ErrorCode.RESOURCE_TYPE_MISMATCH.exception();
    }
    Sharing.REPLACE.check(old.opens(), view.now());
    old.requireNoPendingCopy();
    if (old.smb().isReadOnly() && !ignoreReadOnly) {
      throw ErrorCode.READ_ONLY_ATTRIBUTE.exception();
    }
  }

  private Node node(Place place, Optional<Node> old, Lease lease, View view) {
    String inherited =
        place.parent().map(parent -> parent.smb().permissionKey()).orElse(Permission.DEFAULT.key());
    long links = old.flatMap(Node::nfs).map(NfsProperties::links).orElse(1L);
    String id = place.isHardLink() ? old.map(Node::id).orElseThrow() : files.freshId();
    return new Node(
        path.name(),
        id,
        place.parentId(),
        files.changed(view.now()),
        metadata,
        smb.create(false, inherited, view.now()),
        NfsProperties.create(call, place.share(), "0664").map(nfs -> nfs.withLinks(links)),
        old.map(Node::opens).orElse(Opens.NONE),
        0,
        Optional.empty(),
        new Node.Data(map, headers, lease, copy));
  }
}

package dev.malachite.file.rename;

import dev.malachite.domain.LeaseTarget;
import dev.malachite.file.model.FileKeys;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.Node;
import dev.malachite.file.model.NodeCodec;
import dev.malachite.file.model.NodeReply;
import dev.malachite.file.model.NodeWrites;
import dev.malachite.file.model.Place;
import dev.malachite.file.model.Share;
import dev.malachite.file.model.Shares;
import dev.malachite.file.model.Sharing;
import dev.malachite.file.model.SmbProperties;
import dev.malachite.file.model.Usage;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.LeaseChecks;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.View;
import java.util.ArrayList;
import java.util.List;

/** What renaming a file and renaming a directory have in common: one entry moves. */
final class Renaming {
  private static final String SOURCE_LEASE = "x-ms-source-lease-id";
  private static final String TARGET_LEASE = "x-ms-destination-lease-id";

  private final FileStore files;
  private final Call call;
  private final RenameRequest request;
  private final boolean directory;

  private Renaming(FileStore files, Call call, boolean directory) {
    this.files = files;
    this.call = call;
    this.request = RenameRequest.of(call);
    this.directory = directory;
  }

  static Reply run(FileStore files, Call call, boolean directory) {
    Shares.refuseSnapshot(call);
    return new Renaming(files, call, directory).run();
  }

  private Reply run() {
    Plan plan = files.tree().change(call, this::more, request.source(), request.target());
    return files.transactions().run(plan, this::decide);
  }

  private List<Key> more(Share share, View known) {
    List<Key> keys = new ArrayList<>(Usage.keys(share));
    request.smb().key(share).ifPresent(keys::add);
    known.items().values().stream()
        .filter(item -> item.key().partition().startsWith(share.generation() + "/"))
        .filter(item -> FileKeys.isEntry(item.key()))
        .map(NodeCodec::decode)
        .map(Node::kind)
        .filter(Node.Data.class::isInstance)
        .forEach(kind -> keys.add(FileKeys.mapOwner(((Node.Data) kind).map())));
    return keys;
  }

  private Decision<Reply> decide(View view) {
    Place source = source(view);
    Place target = files.tree().find(call, request.target(), view);
    boolean respelled = source.key().equals(target.key());
    if (!respelled) {
      target.node().ifPresent(old -> checkTarget(old, view));
    }
    if (target.ancestors().contains(source.key())) {
      throw request.refusal();
    }
    request.smb().requireKey(source.share(), view);
    Node moved = moved(source.entry().orElseThrow(), target, view);
    Decision<Reply> decision =
        Decision.of(NodeReply.of(200, source.isHardLink() ? source.require() : moved).build());
    request.smb().addTo(decision, source.share(), view);
    NodeWrites writes = new NodeWrites(target, view);
    if (respelled) {
      return writes.respell(source, decision, moved);
    }
    if (directory) {
      holdAncestors(decision, target);
    }
    return writes.moveFrom(source, decision, moved);
  }

  private Place source(View view) {
    Place source = files.tree().find(call, request.source(), view);
    Node node = directory ? source.requireDirectory() : source.requireFile();
    Sharing.DELETE.check(node.opens(), view.now());
    lease(node, SOURCE_LEASE, view);
    node.requireNoPendingCopy();
    return source;
  }

  private void lease(Node node, String header, View view) {
    if (!node.isDirectory()) {
      LeaseChecks.write(
          node.lease(), LeaseTarget.FILE, LeaseChecks.given(call, header), view.now());
    }
  }

  private void checkTarget(Node old, View view) {
    if (!request.replace()) {
      throw ErrorCode.RESOURCE_ALREADY_EXISTS.exception();
    }
    if (old.isDirectory() || directory) {
      throw ErrorCode.RESOURCE_TYPE_MISMATCH.exception();
    }
    Sharing.DELETE.check(old.opens(), view.now());
    lease(old, TARGET_LEASE, view);
    old.requireNoPendingCopy();
    if (old.smb().isReadOnly() && !request.ignoreReadOnly()) {
      throw ErrorCode.READ_ONLY_ATTRIBUTE.exception();
    }
  }

  private Node moved(Node entry, Place target, View view) {
    SmbProperties smb = request.smb().update(entry.isDirectory(), entry.smb(), view.now());
    Node moved =
        entry
            .moved(request.target().name(), target.parentId())
            .with(smb)
            .with(request.metadata().orElse(entry.metadata()))
            .with(files.changed(view.now()));
    return request
        .contentType()
        .filter(type -> entry.kind() instanceof Node.Data)
        .map(type -> moved.with(withType((Node.Data) entry.kind(), type)))
        .orElse(moved);
  }

  private static Node.Data withType(Node.Data data, String type) {
    return new Node.Data(data.map(), data.headers().withType(type), data.lease(), data.copy());
  }

  // Two directories that move into one another at once must not both succeed.
  private void holdAncestors(Decision<?> decision, Place target) {
    List<Key> ancestors = target.ancestors();
    if (ancestors.size() > 80) {
      throw ErrorCode.INVALID_FILE_OR_DIRECTORY_PATH_NAME.exception();
    }
    ancestors.stream().limit(Math.max(0, ancestors.size() - 1)).forEach(decision::check);
  }
}

package dev.malachite.file.link;

import dev.malachite.domain.FilePath;
import dev.malachite.domain.LeaseTarget;
import dev.malachite.file.model.FileKeys;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.Node;
import dev.malachite.file.model.NodeReply;
import dev.malachite.file.model.NodeWrites;
import dev.malachite.file.model.Place;
import dev.malachite.file.model.Share;
import dev.malachite.file.model.Shares;
import dev.malachite.file.model.Sharing;
import dev.malachite.file.model.Tree;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.PercentCoding;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.LeaseChecks;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.View;
import java.util.List;

/**
 * Create Hard Link, in a share for NFS: the file moves to a place of its own, which all its names
 * share.
 */
public final class CreateHardLink implements Operation {
  private static final String TARGET = "x-ms-file-target-file";

  private final FileStore files;

  public CreateHardLink(FileStore files) {
    this.files = files;
  }

  @Override
  public Reply handle(Call call) {
    Shares.refuseSnapshot(call);
    FilePath path = Tree.path(call);
    FilePath target = target(call);
    Plan plan =
        files.tree().change(call, (share, known) -> more(share, target, known), path, target);
    return files.transactions().run(plan, view -> link(call, path, target, view));
  }

  private static FilePath target(Call call) {
    String text = call.header(TARGET).orElseThrow(() -> MalformedInput.missingHeader(TARGET));
    String decoded =
        PercentCoding.decode(text).orElseThrow(() -> MalformedInput.invalidHeader(TARGET, text));
    return Tree.path(
        decoded.startsWith("/") ? decoded.substring(1) : decoded,
        call.header("x-ms-allow-trailing-dot"));
  }

  private List<Key> more(Share share, FilePath target, View known) {
    if (known.items().isEmpty() || !files.tree().leads(share, target, known)) {
      return List.of();
    }
    return files
        .tree()
        .find(share, target, known)
        .node()
        .filter(node -> node.kind() instanceof Node.Data)
        .map(node ->
            List.of(
                FileKeys.linked(share, node.id()),
                FileKeys.mapOwner(((Node.Data) node.kind()).map())))
        .orElse(List.of());
  }

  private Decision<Reply> link(Call call, FilePath path, FilePath target, View view) {
    Place place = files.tree().find(call, path, view);
    Links.requireFree(place);
    Place original = files.tree().find(call, target, view);
    original.requireData();
    Node file = original.require();
    LeaseChecks.read(file.lease(), LeaseTarget.FILE, LeaseChecks.given(call), view.now());
    file.requireNoPendingCopy();
    if (!original.isHardLink()) {
      Sharing.DELETE.check(file.opens(), view.now());
    }
    Node linked =
        file.with(file.nfs().map(nfs -> nfs.withLinks(nfs.links() + 1)))
            .with(file.smb().changed(view.now()));
    Node shown = linked.moved(path.name(), place.parentId());
    Decision<Reply> decision = Decision.of(NodeReply.of(201, shown).build());
    return new NodeWrites(place, view)
        .link(original, decision, linked, shown.with(new Node.HardLink()));
  }
}

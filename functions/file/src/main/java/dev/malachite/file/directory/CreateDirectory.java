package dev.malachite.file.directory;

import dev.malachite.domain.FilePath;
import dev.malachite.domain.Metadata;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.NfsProperties;
import dev.malachite.file.model.Node;
import dev.malachite.file.model.NodeReply;
import dev.malachite.file.model.NodeWrites;
import dev.malachite.file.model.Opens;
import dev.malachite.file.model.Permission;
import dev.malachite.file.model.Place;
import dev.malachite.file.model.Shares;
import dev.malachite.file.model.SmbRequest;
import dev.malachite.file.model.Tree;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.integrity.MetadataHeaders;
import dev.malachite.store.Decision;
import dev.malachite.store.Plan;
import dev.malachite.store.View;
import java.util.Optional;

/** Create Directory. */
public final class CreateDirectory implements Operation {
  private final FileStore files;

  public CreateDirectory(FileStore files) {
    this.files = files;
  }

  @Override
  public Reply handle(Call call) {
    Shares.refuseSnapshot(call);
    FilePath path = Tree.path(call);
    SmbRequest smb = SmbRequest.of(call);
    Metadata metadata = MetadataHeaders.read(call.headers());
    Plan plan = files.tree().change(call, (share, known) -> smb.key(share).stream().toList(), path);
    return files.transactions().run(plan, view -> create(call, path, smb, metadata, view));
  }

  private Decision<Reply> create(
      Call call, FilePath path, SmbRequest smb, Metadata metadata, View view) {
    Place place = files.tree().find(call, path, view);
    place.node().ifPresent(CreateDirectory::refuse);
    smb.requireKey(place.share(), view);
    Node directory =
        new Node(
            path.name(),
            files.freshId(),
            place.parentId(),
            files.changed(view.now()),
            metadata,
            smb.create(true, inherited(place), view.now()),
            NfsProperties.create(call, place.share(), "0755"),
            Opens.NONE,
            0,
            Optional.empty(),
            Node.Directory.UNMARKED);
    Decision<Reply> decision = Decision.of(NodeReply.of(201, directory).build());
    smb.addTo(decision, place.share(), view);
    return new NodeWrites(place, view).create(decision, directory);
  }

  private static String inherited(Place place) {
    return place
        .parent()
        .map(parent -> parent.smb().permissionKey())
        .orElse(Permission.DEFAULT.key());
  }

  private static void refuse(Node old) {
    if (!old.isListed()) {
      throw ErrorCode.DELETE_PENDING.exception();
    }
    throw (old.isDirectory() ? ErrorCode.RESOURCE_ALREADY_EXISTS : ErrorCode.RESOURCE_TYPE_MISMATCH)
        .exception();
  }
}

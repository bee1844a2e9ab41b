package dev.malachite.file.link;

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
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.protocol.integrity.MetadataHeaders;
import dev.malachite.store.Decision;
import dev.malachite.store.View;
import java.util.Optional;

/** Create Symbolic Link, in a share for NFS. */
public final class CreateSymbolicLink implements Operation {
  private static final String TEXT = "x-ms-link-text";

  private final FileStore files;

  public CreateSymbolicLink(FileStore files) {
    this.files = files;
  }

  @Override
  public Reply handle(Call call) {
    Shares.refuseSnapshot(call);
    String text = call.header(TEXT).orElseThrow(() -> MalformedInput.missingHeader(TEXT));
    FilePath path = Tree.path(call);
    Metadata metadata = MetadataHeaders.read(call.headers());
    SmbRequest smb = SmbRequest.of(call);
    return files
        .transactions()
        .run(
            files.tree().change(call, path),
            view -> create(call, path, new Node.SymbolicLink(text), metadata, smb, view));
  }

  private Decision<Reply> create(
      Call call,
      FilePath path,
      Node.SymbolicLink link,
      Metadata metadata,
      SmbRequest smb,
      View view) {
    Place place = files.tree().find(call, path, view);
    Links.requireFree(place);
    Node node =
        new Node(
            path.name(),
            files.freshId(),
            place.parentId(),
            files.changed(view.now()),
            metadata,
            smb.create(false, Permission.DEFAULT.key(), view.now()),
            NfsProperties.create(call, place.share(), "0777"),
            Opens.NONE,
            0,
            Optional.empty(),
            link);
    return new NodeWrites(place, view).create(Decision.of(NodeReply.of(201, node).build()), node);
  }
}

package dev.malachite.file.object;

import dev.malachite.domain.FilePath;
import dev.malachite.domain.Metadata;
import dev.malachite.file.model.ContentHeaders;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.Node;
import dev.malachite.file.model.NodeReply;
import dev.malachite.file.model.Place;
import dev.malachite.file.model.Shares;
import dev.malachite.file.model.SmbRequest;
import dev.malachite.file.model.Tree;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.integrity.MetadataHeaders;
import dev.malachite.sparse.SparseMap;
import dev.malachite.store.Decision;
import dev.malachite.store.View;
import java.util.Optional;

/** Create File: as long as it is said to be, all zeros but for what the body brings. */
public final class CreateFile implements Operation {
  private final FileStore files;

  public CreateFile(FileStore files) {
    this.files = files;
  }

  @Override
  public Reply handle(Call call) {
    Shares.refuseSnapshot(call);
    SparseMap map = SparseMap.create("file", FileLength.require(call), files.ids());
    SmbRequest smb = SmbRequest.of(call);
    Metadata metadata = MetadataHeaders.read(call.headers());
    ContentHeaders headers = ContentHeaders.create(call);
    FilePath path = Tree.path(call);
    Optional<FirstBytes> body = FirstBytes.receive(files, call, map);
    SparseMap filled = body.map(FirstBytes::map).orElse(map);
    NewFile file = new NewFile(files, call, path, smb, metadata, filled, headers, Optional.empty());
    try {
      Node created = files.transactions().run(file.plan(), view -> create(file, body, view));
      return NodeReply.of(201, created)
          .with(reply -> body.ifPresent(bytes -> reply.with(bytes.echo())))
          .build();
    } catch (ApiException refused) {
      body.ifPresent(FirstBytes::discard);
      throw refused;
    }
  }

  private Decision<Node> create(NewFile file, Optional<FirstBytes> body, View view) {
    Place place = files.tree().find(file.call(), file.path(), view);
    Decision<Node> decision = file.put(place, false, view);
    body.ifPresent(bytes -> {
      bytes.requireFresh(view.now());
      bytes.change().addTo(decision);
    });
    return decision;
  }
}

package dev.malachite.file.directory;

import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.NfsProperties;
import dev.malachite.file.model.Node;
import dev.malachite.file.model.NodeChange;
import dev.malachite.file.model.SmbRequest;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.store.View;

/** Set Directory Properties. */
public final class SetDirectoryProperties implements Operation {
  private final FileStore files;

  public SetDirectoryProperties(FileStore files) {
    this.files = files;
  }

  @Override
  public Reply handle(Call call) {
    SmbRequest smb = SmbRequest.of(call);
    return NodeChange.directory(
        files, call, smb, (place, view) -> change(call, smb, place.require(), view));
  }

  private static Node change(Call call, SmbRequest smb, Node directory, View view) {
    return directory
        .with(smb.update(true, directory.smb(), view.now()))
        .with(directory.nfs().map(nfs -> NfsProperties.update(call, nfs)));
  }
}

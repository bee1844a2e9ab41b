package dev.malachite.file.object;

import dev.malachite.domain.Metadata;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.NodeChange;
import dev.malachite.file.model.SmbRequest;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.integrity.MetadataHeaders;

/** Set File Metadata. */
public final class SetFileMetadata implements Operation {
  private final FileStore files;

  public SetFileMetadata(FileStore files) {
    this.files = files;
  }

  @Override
  public Reply handle(Call call) {
    Metadata metadata = MetadataHeaders.read(call.headers());
    return NodeChange.file(
        files,
        call,
        SmbRequest.NOTHING,
        (place, view) ->
            place.require().with(metadata).with(place.require().smb().changed(view.now())));
  }
}

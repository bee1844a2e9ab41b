package dev.malachite.file.object;

import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.Found;
import dev.malachite.file.model.Node;
import dev.malachite.file.model.Sharing;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.VersionHeaders;
import dev.malachite.protocol.integrity.MetadataHeaders;

/** Get File Metadata. */
public final class GetFileMetadata implements Operation {
  private final FileStore files;

  public GetFileMetadata(FileStore files) {
    this.files = files;
  }

  @Override
  public Reply handle(Call call) {
    Node file = Found.file(files, call, Sharing.NONE).node();
    return Reply.status(200)
        .with(new VersionHeaders(file.version()))
        .with(MetadataHeaders.write(file.metadata()))
        .build();
  }
}

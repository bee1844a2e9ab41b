package dev.malachite.file.directory;

import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.Found;
import dev.malachite.file.model.Node;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.VersionHeaders;
import dev.malachite.protocol.integrity.MetadataHeaders;

/** Get Directory Metadata. */
public final class GetDirectoryMetadata implements Operation {
  private final FileStore files;

  public GetDirectoryMetadata(FileStore files) {
    this.files = files;
  }

  @Override
  public Reply handle(Call call) {
    Node directory = Found.directory(files, call).node();
    return Reply.status(200)
        .with(new VersionHeaders(directory.version()))
        .with(MetadataHeaders.write(directory.metadata()))
        .build();
  }
}

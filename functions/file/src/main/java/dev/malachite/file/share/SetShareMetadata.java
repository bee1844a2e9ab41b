package dev.malachite.file.share;

import dev.malachite.domain.Metadata;
import dev.malachite.file.model.FileStore;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.integrity.MetadataHeaders;

/** Set Share Metadata. */
public final class SetShareMetadata implements Operation {
  private final FileStore files;

  public SetShareMetadata(FileStore files) {
    this.files = files;
  }

  @Override
  public Reply handle(Call call) {
    Metadata metadata = MetadataHeaders.read(call.headers());
    return ShareChange.run(
        files, call, (share, view) -> share.with(metadata, files.changed(view.now())));
  }
}

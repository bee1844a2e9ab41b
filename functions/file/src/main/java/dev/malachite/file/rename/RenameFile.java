package dev.malachite.file.rename;

import dev.malachite.file.model.FileStore;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;

/** Rename File. */
public final class RenameFile implements Operation {
  private final FileStore files;

  public RenameFile(FileStore files) {
    this.files = files;
  }

  @Override
  public Reply handle(Call call) {
    return Renaming.run(files, call, false);
  }
}

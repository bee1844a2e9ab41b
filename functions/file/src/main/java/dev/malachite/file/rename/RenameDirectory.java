package dev.malachite.file.rename;

import dev.malachite.file.model.FileStore;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;

/** Rename Directory: one entry moves, and with it everything below. */
public final class RenameDirectory implements Operation {
  private final FileStore files;

  public RenameDirectory(FileStore files) {
    this.files = files;
  }

  @Override
  public Reply handle(Call call) {
    return Renaming.run(files, call, true);
  }
}

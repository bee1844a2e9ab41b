package dev.malachite.file.share;

import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.ShareSettingsHeaders;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;

/** Set Share Properties. */
public final class SetShareProperties implements Operation {
  private final FileStore files;

  public SetShareProperties(FileStore files) {
    this.files = files;
  }

  @Override
  public Reply handle(Call call) {
    return ShareChange.run(
        files,
        call,
        (share, view) ->
            share.with(
                ShareSettingsHeaders.update(call, share.settings(), view.now()),
                files.changed(view.now())));
  }
}

package dev.malachite.file.share;

import dev.malachite.file.model.FileStore;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.xml.SignedIdentifier;
import dev.malachite.protocol.xml.SignedIdentifiers;
import java.util.List;

/** Set Share ACL. */
public final class SetShareAcl implements Operation {
  private final FileStore files;

  public SetShareAcl(FileStore files) {
    this.files = files;
  }

  @Override
  public Reply handle(Call call) {
    List<SignedIdentifier> policies =
        call.body().length().orElse(1) == 0
            ? List.of()
            : SignedIdentifiers.read(call.body().stream());
    return ShareChange.run(
        files, call, (share, view) -> share.with(policies, files.changed(view.now())));
  }
}

package dev.malachite.file.share;

import dev.malachite.domain.LeaseTarget;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.Share;
import dev.malachite.file.model.Shares;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.LeaseChecks;
import dev.malachite.protocol.checks.VersionHeaders;
import dev.malachite.protocol.xml.SignedIdentifiers;
import dev.malachite.store.View;

/** Get Share ACL. */
public final class GetShareAcl implements Operation {
  private final FileStore files;

  public GetShareAcl(FileStore files) {
    this.files = files;
  }

  @Override
  public Reply handle(Call call) {
    View view = files.transactions().read(Shares.plan(call));
    Share share = Shares.requireNamed(call, view);
    LeaseChecks.read(share.lease(), LeaseTarget.SHARE, LeaseChecks.given(call), view.now());
    return Reply.status(200)
        .with(new VersionHeaders(share.version()))
        .xml(SignedIdentifiers.write(share.policies()))
        .build();
  }
}

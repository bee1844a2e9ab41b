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
import dev.malachite.protocol.integrity.MetadataHeaders;
import dev.malachite.store.View;

/** Get Share Metadata, of the share or a snapshot. */
public final class GetShareMetadata implements Operation {
  private final FileStore files;

  public GetShareMetadata(FileStore files) {
    this.files = files;
  }

  @Override
  public Reply handle(Call call) {
    View view = files.transactions().read(Shares.plan(call));
    Share share = Shares.requireNamed(call, view);
    LeaseChecks.read(share.lease(), LeaseTarget.SHARE, LeaseChecks.given(call), view.now());
    return Reply.status(200)
        .with(new VersionHeaders(share.version()))
        .with(MetadataHeaders.write(share.metadata()))
        .build();
  }
}

package dev.malachite.file.share;

import dev.malachite.domain.LeaseTarget;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.Share;
import dev.malachite.file.model.Shares;
import dev.malachite.file.model.Usage;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.LeaseChecks;
import dev.malachite.protocol.checks.VersionHeaders;
import dev.malachite.protocol.xml.XmlWriter;
import dev.malachite.store.View;

/** Get Share Stats: the lengths of all files. */
public final class GetShareStats implements Operation {
  private final FileStore files;

  public GetShareStats(FileStore files) {
    this.files = files;
  }

  @Override
  public Reply handle(Call call) {
    View view =
        files.transactions().read(files.tree().plan(call, (share, known) -> Usage.keys(share)));
    Share share = Shares.require(call, view);
    LeaseChecks.read(share.lease(), LeaseTarget.SHARE, LeaseChecks.given(call), view.now());
    String xml =
        new XmlWriter()
            .declaration()
            .open("ShareStats")
            .text("ShareUsageBytes", Usage.total(share, view))
            .close()
            .toString();
    return Reply.status(200).with(new VersionHeaders(share.version())).xml(xml).build();
  }
}

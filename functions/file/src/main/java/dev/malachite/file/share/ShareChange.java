package dev.malachite.file.share;

import dev.malachite.account.LeaseCodec;
import dev.malachite.domain.LeaseTarget;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.Share;
import dev.malachite.file.model.ShareCodec;
import dev.malachite.file.model.Shares;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.LeaseChecks;
import dev.malachite.protocol.checks.VersionHeaders;
import dev.malachite.store.Decision;
import dev.malachite.store.View;
import java.util.function.BiFunction;

/**
 * What the operations have in common that change a share: they need its lease, and answer with its
 * version.
 */
final class ShareChange {
  private ShareChange() {}

  static Reply run(FileStore files, Call call, BiFunction<Share, View, Share> change) {
    Shares.refuseSnapshot(call);
    return files.transactions().run(Shares.plan(call), view -> decide(call, change, view));
  }

  private static Decision<Reply> decide(
      Call call, BiFunction<Share, View, Share> change, View view) {
    Share share = Shares.require(call, view);
    LeaseChecks.write(share.lease(), LeaseTarget.SHARE, LeaseChecks.given(call), view.now());
    Share changed = change.apply(share, view);
    Reply reply =
        Reply.status(200)
            .with(new VersionHeaders(changed.version()))
            .header("x-ms-share-quota", changed.settings().quota())
            .build();
    return Decision.of(reply)
        .put(Shares.key(call), ShareCodec.encode(changed), LeaseCodec.dueAt(changed.lease()));
  }
}

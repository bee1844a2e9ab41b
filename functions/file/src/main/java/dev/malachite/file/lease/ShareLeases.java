package dev.malachite.file.lease;

import dev.malachite.account.LeaseCodec;
import dev.malachite.domain.LeaseOutcome;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.Share;
import dev.malachite.file.model.ShareCodec;
import dev.malachite.file.model.Shares;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.LeaseAction;
import dev.malachite.store.Decision;
import dev.malachite.store.View;
import java.util.OptionalLong;

/** What the five lease operations of a share or a snapshot have in common. */
final class ShareLeases {
  private ShareLeases() {}

  static Reply run(FileStore files, Call call, LeaseAction action) {
    return files.transactions().run(Shares.plan(call), view -> apply(call, action, view));
  }

  private static Decision<Reply> apply(Call call, LeaseAction action, View view) {
    Share share = Shares.require(call, view);
    Share leased = Shares.requireNamed(call, view);
    LeaseOutcome.Granted granted = action.apply(leased.lease(), view.now());
    Decision<Reply> decision = Decision.of(action.reply(granted, leased.version()));
    byte[] changed = ShareCodec.encode(leased.with(granted.lease()));
    OptionalLong due = LeaseCodec.dueAt(granted.lease());
    // A snapshot's lease touches the share, so that the share is not deleted without noticing it.
    return Shares.snapshot(call)
        .map(key ->
            decision
                .put(key, changed, due)
                .put(Shares.key(call), ShareCodec.encode(share), LeaseCodec.dueAt(share.lease())))
        .orElseGet(() -> decision.put(Shares.key(call), changed, due));
  }
}

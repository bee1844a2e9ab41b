package dev.malachite.file.share;

import dev.malachite.account.LeaseCodec;
import dev.malachite.domain.LeaseStatus;
import dev.malachite.domain.LeaseTarget;
import dev.malachite.file.model.FileKeys;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.Share;
import dev.malachite.file.model.ShareCodec;
import dev.malachite.file.model.Shares;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.LeaseChecks;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.Cursor;
import dev.malachite.store.Decision;
import dev.malachite.store.Item;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.Residue;
import dev.malachite.store.View;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Delete Share, or a snapshot of one. A deleted share can be restored for a while. */
public final class DeleteShare implements Operation {
  private static final String SNAPSHOTS = "x-ms-delete-snapshots";

  private final FileStore files;

  public DeleteShare(FileStore files) {
    this.files = files;
  }

  @Override
  public Reply handle(Call call) {
    if (Shares.timestamp(call).isPresent()) {
      return files.transactions().run(Shares.plan(call), view -> deleteSnapshot(call, view));
    }
    SnapshotChoice choice = SnapshotChoice.of(call.header(SNAPSHOTS), SNAPSHOTS);
    for (; ; ) {
      Optional<Reply> reply = attempt(call, choice);
      if (reply.isPresent()) {
        return reply.get();
      }
    }
  }

  private Optional<Reply> attempt(Call call, SnapshotChoice choice) {
    Key key = Shares.key(call);
    View before = files.transactions().read(Plan.of(key));
    Share share = Shares.require(call, before);
    if (choice == SnapshotChoice.INCLUDE) {
      refuseLeased(key, share, before);
    }
    long revision = before.item(key).orElseThrow().revision();
    return files.transactions().run(Plan.of(key), view -> delete(call, choice, revision, view));
  }

  // A lease on a snapshot touches the share, so that none can be taken after this look.
  private void refuseLeased(Key key, Share share, View view) {
    Cursor cursor =
        new Cursor(
            files.store(), List.of(key.partition()), FileKeys.snapshots(key), Share.MOST_SNAPSHOTS);
    for (Optional<Item> item = cursor.next(); item.isPresent(); item = cursor.next()) {
      Share snapshot = ShareCodec.decode(item.get());
      if (snapshot.generation().equals(share.generation())
          && snapshot.lease().status(view.now()) == LeaseStatus.LOCKED) {
        throw ErrorCode.DELETE_SHARE_WHEN_SNAPSHOT_LEASED.exception();
      }
    }
  }

  /** Empty where the share has changed since it was looked at. */
  private Decision<Optional<Reply>> delete(
      Call call, SnapshotChoice choice, long revision, View view) {
    Share share = Shares.require(call, view);
    Key key = Shares.key(call);
    LeaseChecks.write(share.lease(), LeaseTarget.SHARE, LeaseChecks.given(call), view.now());
    if (choice == SnapshotChoice.NONE && share.snapshots() > 0) {
      throw ErrorCode.SHARE_HAS_SNAPSHOTS.exception();
    }
    if (view.item(key).orElseThrow().revision() != revision) {
      return Decision.of(Optional.empty());
    }
    Share deleted = share.deleted(view.now());
    Instant end = view.now().plus(files.settings().shareRetention());
    Key kept = FileKeys.deleted(call.account(), FileKeys.shareName(key), share.generation());
    Decision<Optional<Reply>> decision =
        Decision.of(Optional.of(Reply.status(202).build()))
            .put(key, ShareCodec.encode(deleted), due(view.now().plus(Share.NAME_BLOCKED)))
            .put(kept, ShareCodec.encode(deleted));
    Instant unread = view.now().plus(files.settings().longestRead());
    return Residue.generation(
            share.generation(), share.buckets(), kept, end.isAfter(unread) ? end : unread)
        .addTo(decision);
  }

  private static OptionalLong due(Instant at) {
    return OptionalLong.of(at.toEpochMilli());
  }

  private Decision<Reply> deleteSnapshot(Call call, View view) {
    Share share = Shares.require(call, view);
    Share snapshot = Shares.requireNamed(call, view);
    LeaseChecks.write(snapshot.lease(), LeaseTarget.SHARE, LeaseChecks.given(call), view.now());
    Key key = Shares.key(call);
    Decision<Reply> decision =
        Decision.of(Reply.status(202).build())
            .delete(Shares.snapshot(call).orElseThrow())
            .put(key, ShareCodec.encode(share.reduced()), LeaseCodec.dueAt(share.lease()));
    Instant unread = view.now().plus(files.settings().longestRead());
    return Residue.snapshot(share.generation(), snapshot.epoch(), key, unread).addTo(decision);
  }
}

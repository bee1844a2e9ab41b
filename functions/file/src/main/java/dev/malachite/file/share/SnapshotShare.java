package dev.malachite.file.share;

import dev.malachite.account.LeaseCodec;
import dev.malachite.domain.IsoInstant;
import dev.malachite.domain.Lease;
import dev.malachite.domain.Metadata;
import dev.malachite.file.model.FileKeys;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.Share;
import dev.malachite.file.model.ShareCodec;
import dev.malachite.file.model.Shares;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.VersionHeaders;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.integrity.MetadataHeaders;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.View;

/** Snapshot Share: one write, whatever the share holds. */
public final class SnapshotShare implements Operation {
  private final FileStore files;

  public SnapshotShare(FileStore files) {
    this.files = files;
  }

  @Override
  public Reply handle(Call call) {
    Shares.refuseSnapshot(call);
    Metadata metadata = MetadataHeaders.read(call.headers());
    Key key = Shares.key(call);
    return files.transactions().run(Plan.of(key), view -> take(key, metadata, view));
  }

  private static Decision<Reply> take(Key key, Metadata metadata, View view) {
    Share share = Shares.find(key, view).orElseThrow(ErrorCode.SHARE_NOT_FOUND::exception);
    if (share.snapshots() >= Share.MOST_SNAPSHOTS) {
      throw ErrorCode.SHARE_SNAPSHOT_COUNT_EXCEEDED.exception();
    }
    Share advanced = share.advanced();
    Share snapshot = advanced.with(Lease.NONE);
    Share described =
        metadata.entries().isEmpty() ? snapshot : snapshot.with(metadata, share.version());
    String timestamp = IsoInstant.format(view.now());
    Reply reply =
        Reply.status(201)
            .with(new VersionHeaders(share.version()))
            .header("x-ms-snapshot", timestamp)
            .build();
    return Decision.of(reply)
        .put(key, ShareCodec.encode(advanced), LeaseCodec.dueAt(advanced.lease()))
        .put(FileKeys.snapshot(key, timestamp), ShareCodec.encode(described));
  }
}

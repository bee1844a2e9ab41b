package dev.malachite.file.lease;

import dev.malachite.domain.FilePath;
import dev.malachite.domain.LeaseOutcome;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.Node;
import dev.malachite.file.model.NodeWrites;
import dev.malachite.file.model.Place;
import dev.malachite.file.model.Shares;
import dev.malachite.file.model.Sharing;
import dev.malachite.file.model.Tree;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.LeaseAction;
import dev.malachite.store.Decision;
import dev.malachite.store.View;

/** What the four lease operations of a file have in common. */
final class FileLeases {
  private FileLeases() {}

  static Reply run(FileStore files, Call call, LeaseAction action, Sharing sharing) {
    Shares.refuseSnapshot(call);
    FilePath path = Tree.path(call);
    return files
        .transactions()
        .run(
            files.tree().change(call, path),
            view -> apply(files.tree().find(call, path, view), action, sharing, view));
  }

  private static Decision<Reply> apply(
      Place place, LeaseAction action, Sharing sharing, View view) {
    Node file = place.requireFile();
    Node.Data data = place.requireData();
    sharing.check(file.opens(), view.now());
    if (sharing == Sharing.LEASE) {
      file.requireNoPendingCopy();
    }
    LeaseOutcome.Granted granted = action.apply(data.lease(), view.now());
    return new NodeWrites(place, view)
        .replace(Decision.of(action.reply(granted, file.version())), file.with(granted.lease()));
  }
}

package dev.malachite.file.model;

import dev.malachite.domain.FilePath;
import dev.malachite.domain.Lease;
import dev.malachite.domain.LeaseTarget;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.LeaseChecks;
import dev.malachite.store.Decision;
import dev.malachite.store.Plan;
import dev.malachite.store.View;

/** What the operations have in common that change what is known about a file or directory. */
public final class NodeChange {
  private NodeChange() {}

  /** The next state, without its new version. */
  @FunctionalInterface
  public interface Change {
    Node apply(Place place, View view);
  }

  public static Reply directory(FileStore files, Call call, SmbRequest smb, Change change) {
    return run(
        files,
        call,
        smb,
        (place, view) -> {
          Sharing.NONE.check(place.requireDirectory().opens(), view.now());
          return change.apply(place, view);
        });
  }

  /** Needs the lease of the file, and writes it. */
  public static Reply file(FileStore files, Call call, SmbRequest smb, Change change) {
    return run(
        files,
        call,
        smb,
        (place, view) -> {
          Node file = place.requireFile();
          Sharing.WRITE.check(file.opens(), view.now());
          Lease lease =
              LeaseChecks.write(
                  file.lease(), LeaseTarget.FILE, LeaseChecks.given(call), view.now());
          file.requireNoPendingCopy();
          return change.apply(place, view).with(lease);
        });
  }

  private static Reply run(FileStore files, Call call, SmbRequest smb, Change change) {
    Shares.refuseSnapshot(call);
    FilePath path = Tree.path(call);
    Plan plan = files.tree().change(call, (share, known) -> smb.key(share).stream().toList(), path);
    return files
        .transactions()
        .run(plan, view -> decide(files, files.tree().find(call, path, view), smb, change, view));
  }

  private static Decision<Reply> decide(
      FileStore files, Place place, SmbRequest smb, Change change, View view) {
    Node changed = change.apply(place, view).with(files.changed(view.now()));
    smb.requireKey(place.share(), view);
    Decision<Reply> decision = Decision.of(NodeReply.of(200, changed).build());
    smb.addTo(decision, place.share(), view);
    return new NodeWrites(place, view).replace(decision, changed);
  }
}

package dev.malachite.file.object;

import dev.malachite.domain.FilePath;
import dev.malachite.domain.LeaseTarget;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.Node;
import dev.malachite.file.model.NodeWrites;
import dev.malachite.file.model.Place;
import dev.malachite.file.model.Shares;
import dev.malachite.file.model.Sharing;
import dev.malachite.file.model.Tree;
import dev.malachite.file.model.Usage;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.LeaseChecks;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.Decision;
import dev.malachite.store.Plan;
import dev.malachite.store.View;

/** Delete File. */
public final class DeleteFile implements Operation {
  private final FileStore files;

  public DeleteFile(FileStore files) {
    this.files = files;
  }

  @Override
  public Reply handle(Call call) {
    Shares.refuseSnapshot(call);
    FilePath path = Tree.path(call);
    Plan plan = files.tree().change(call, (share, known) -> Usage.keys(share), path);
    return files
        .transactions()
        .run(plan, view -> delete(call, files.tree().find(call, path, view), view));
  }

  private static Decision<Reply> delete(Call call, Place place, View view) {
    Node file = place.requireFile();
    Sharing.DELETE.check(file.opens(), view.now());
    LeaseChecks.write(file.lease(), LeaseTarget.FILE, LeaseChecks.given(call), view.now());
    file.requireNoPendingCopy();
    if (file.smb().isReadOnly()) {
      throw ErrorCode.READ_ONLY_ATTRIBUTE.exception();
    }
    NodeWrites writes = new NodeWrites(place, view);
    long others = writes.otherLinks();
    Reply.Builder reply = Reply.status(202);
    file.nfs().ifPresent(nfs -> reply.header("x-ms-link-count", others));
    Decision<Reply> decision = Decision.of(reply.build());
    return writes.remove(decision);
  }
}

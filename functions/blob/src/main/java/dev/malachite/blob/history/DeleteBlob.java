package dev.malachite.blob.history;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.SnapshotRemoval;
import dev.malachite.blob.object.BlobConditions;
import dev.malachite.blob.object.BlobWrite;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.Unavailable;
import dev.malachite.store.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Delete Blob, and with it its snapshots where the request says so. Where they are too many for one
 * commit, the commit is of the blob and a note, and their items follow.
 */
public final class DeleteBlob implements Operation {
  private static final int MOST_LOOKS = 64;

  private final BlobStore blobs;

  public DeleteBlob(BlobStore blobs) {
    this.blobs = blobs;
  }

  private record Request(
      Call call, BlobConditions conditions, TierConditions tier, DeleteSnapshots snapshots) {
    static Request of(Call call) {
      return new Request(
          call, BlobConditions.of(call), TierConditions.of(call), DeleteSnapshots.of(call));
    }

    /** The blob, if it may be deleted. */
    Blob admit(BlobWrite write) {
      Blob blob = write.checkDelete(conditions);
      tier.check(blob, write.now());
      return blob;
    }
  }

  /** What was decided, and whether items are left to remove. */
  private record Deleted(Reply reply, Optional<Key> unfinished) {}

  @Override
  public Reply handle(Call call) {
    Request request = Request.of(call);
    if (call.query().has("snapshot")) {
      return deleteSnapshot(request);
    }
    if (request.snapshots() == DeleteSnapshots.REFUSE) {
      return blobs
          .transactions()
          .run(BlobWrite.plan(blobs, call), view -> deleteAlone(request, view));
    }
    for (int look = 0; look < MOST_LOOKS; look++) {
      Optional<Deleted> deleted = deleteWithSnapshots(request);
      if (deleted.isPresent()) {
        deleted.get().unfinished().ifPresent(new SnapshotRemover(blobs)::runQuietly);
        return deleted.get().reply();
      }
    }
    throw new Unavailable("a blob changed whenever its snapshots were looked for");
  }

  private Reply deleteSnapshot(Request request) {
    if (request.snapshots() != DeleteSnapshots.REFUSE) {
      throw MalformedInput.invalidHeader(
          DeleteSnapshots.HEADER, request.call().header(DeleteSnapshots.HEADER).orElse(""));
    }
    return new PastDeletion(blobs, request.call()).run(request.conditions());
  }

  private Decision<Reply> deleteAlone(Request request, View view) {
    BlobWrite write = BlobWrite.of(blobs, request.call(), view);
    Blob blob = request.admit(write);
    if (blob.snapshots() > 0) {
      throw ErrorCode.SNAPSHOTS_PRESENT.exception();
    }
    Disposal disposal = disposal(write);
    Decision<Reply> decision = Decision.of(disposal.reply(isKept(disposal, blob, true)));
    disposal.delete(decision, write, blob);
    return decision;
  }

  private Optional<Deleted> deleteWithSnapshots(Request request) {
    LiveSnapshots found = LiveSnapshots.of(blobs, request.call());
    Plan plan = BlobWrite.plan(blobs, request.call());
    return blobs
        .transactions()
        .run(
            known -> {
              List<Key> keys = new ArrayList<>(plan.keys(known));
              keys.addAll(found.decisive());
              return keys;
            },
            view -> deleteWithSnapshots(request, found, view));
  }

  /** Empty where the blob, and so perhaps its snapshots, changed since they were found. */
  private Decision<Optional<Deleted>> deleteWithSnapshots(
      Request request, LiveSnapshots found, View view) {
    BlobWrite write = BlobWrite.of(blobs, request.call(), view);
    Blob blob = request.admit(write);
    if (!found.areAllOf(write.key(), view)) {
      return Decision.of(Optional.empty());
    }
    found.requireMutable(view.now());
    Disposal disposal = disposal(write);
    boolean withBlob = request.snapshots() != DeleteSnapshots.ONLY;
    Deleted deleted =
        new Deleted(
            disposal.reply(isKept(disposal, blob, withBlob)),
            found.many() ? Optional.of(write.key()) : Optional.empty());
    Decision<Optional<Deleted>> decision = Decision.of(Optional.of(deleted));
    if (found.many()) {
      new SnapshotRemoval(disposal.deletion()).addTo(decision, write.key(), view.now());
    } else {
      PastScan.in(view, write.key()).forEach(each -> disposal.delete(decision, each));
    }
    if (withBlob) {
      disposal.delete(decision, write, blob);
    } else {
      write.update(decision, blob.edit().snapshots(0).build());
    }
    return decision;
  }

  private Disposal disposal(BlobWrite write) {
    return new Disposal(blobs, write.key(), write.retention().deletion(write.now()), write.now());
  }

  private boolean isKept(Disposal disposal, Blob blob, boolean withBlob) {
    boolean versioned = withBlob && blobs.settings().versioning();
    return blob.committed() && (disposal.deletion().isPresent() || versioned);
  }
}

package dev.malachite.blob.history;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Past;
import dev.malachite.blob.object.BlobConditions;
import dev.malachite.blob.object.BlobWrite;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.store.Decision;
import dev.malachite.store.Plan;
import dev.malachite.store.View;
import java.util.List;
import java.util.Optional;

/**
 * Delete Blob, and with it its snapshots where the request says so. More snapshots than fit in a
 * commit go in several, the blob in the last.
 */
public final class DeleteBlob implements Operation {
  private final BlobStore blobs;

  public DeleteBlob(BlobStore blobs) {
    this.blobs = blobs;
  }

  private record Request(Call call, BlobConditions conditions, DeleteSnapshots snapshots) {}

  @Override
  public Reply handle(Call call) {
    Request request = new Request(call, BlobConditions.of(call), DeleteSnapshots.of(call));
    if (call.query().has("snapshot")) {
      return deleteSnapshot(request);
    }
    if (request.snapshots() == DeleteSnapshots.REFUSE) {
      return run(request, BlobWrite.plan(blobs, call)).orElseThrow();
    }
    PastScan scan = new PastScan(blobs, call);
    Optional<Reply> reply = Optional.empty();
    while (reply.isEmpty()) {
      reply = run(request, scan.plan(DeleteBlob::isSnapshot));
    }
    return reply.get();
  }

  private static boolean isSnapshot(Past past) {
    return past.isLive() && past.kind() == Past.Kind.SNAPSHOT;
  }

  private Reply deleteSnapshot(Request request) {
    if (request.snapshots() != DeleteSnapshots.REFUSE) {
      throw MalformedInput.invalidHeader(
          DeleteSnapshots.HEADER, request.call().header(DeleteSnapshots.HEADER).orElse(""));
    }
    return new PastDeletion(blobs, request.call()).run(request.conditions());
  }

  private Optional<Reply> run(Request request, Plan plan) {
    return blobs.transactions().run(plan, view -> delete(request, view));
  }

  /** Empty where snapshots are left to delete first. */
  private Decision<Optional<Reply>> delete(Request request, View view) {
    BlobWrite write = BlobWrite.of(blobs, request.call(), view);
    Blob blob = write.checkDelete(request.conditions());
    List<Past> snapshots =
        PastScan.in(view, write.key()).stream().filter(DeleteBlob::isSnapshot).toList();
    if (request.snapshots() == DeleteSnapshots.REFUSE && blob.snapshots() > 0) {
      throw ErrorCode.SNAPSHOTS_PRESENT.exception();
    }
    Disposal disposal =
        new Disposal(blobs, write.key(), write.retention().deletion(view.now()), view.now());
    int left = blob.snapshots() - snapshots.size();
    boolean finished = left == 0;
    boolean withBlob = finished && request.snapshots() != DeleteSnapshots.ONLY;
    boolean versioned = withBlob && blobs.settings().versioning();
    boolean kept = blob.committed() && (disposal.deletion().isPresent() || versioned);
    Decision<Optional<Reply>> decision =
        Decision.of(finished ? Optional.of(disposal.reply(kept)) : Optional.empty());
    snapshots.forEach(each -> disposal.delete(decision, each));
    if (withBlob) {
      disposal.delete(decision, write, blob);
    } else {
      write.update(decision, blob.edit().snapshots(left).build());
    }
    return decision;
  }
}

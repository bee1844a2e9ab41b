package dev.malachite.blob.history;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Past;
import dev.malachite.blob.model.PastKeys;
import dev.malachite.blob.model.SnapshotRemoval;
import dev.malachite.blob.model.Staging;
import dev.malachite.blob.object.BlobWrite;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.Decision;
import dev.malachite.store.View;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Undelete Blob: the blob and its snapshots and versions come back. Where there is a blob again,
 * what was deleted as one comes back as a snapshot. More than fit in a commit come in several.
 */
public final class UndeleteBlob implements Operation {
  private final BlobStore blobs;

  public UndeleteBlob(BlobStore blobs) {
    this.blobs = blobs;
  }

  private enum Outcome {
    RESTORED,
    NOTHING,
    MISSING
  }

  @Override
  public Reply handle(Call call) {
    PastScan scan = new PastScan(blobs, call);
    Outcome outcome = run(call, scan);
    if (outcome == Outcome.MISSING) {
      throw ErrorCode.BLOB_NOT_FOUND.exception();
    }
    while (outcome == Outcome.RESTORED) {
      outcome = run(call, scan);
    }
    return Reply.status(200).build();
  }

  private Outcome run(Call call, PastScan scan) {
    return new Unremoved(blobs, call)
        .run(
            () -> {
              Instant now = blobs.transactions().now();
              return scan.plan(past -> past.isDeleted(now));
            },
            view -> restore(call, view));
  }

  private Decision<Optional<Outcome>> restore(Call call, View view) {
    BlobWrite write = BlobWrite.of(blobs, call, view);
    if (SnapshotRemoval.isUnderWay(write.key(), view)) {
      return Decision.of(Optional.empty());
    }
    List<Past> all = PastScan.in(view, write.key());
    List<Past> deleted = all.stream().filter(past -> past.isDeleted(view.now())).toList();
    Optional<Past> base = write.current().isPresent() ? Optional.empty() : newestBase(deleted);
    if (deleted.isEmpty() || !isReachable(write, base, deleted)) {
      return Decision.of(
          Optional.of(write.current().isPresent() ? Outcome.NOTHING : Outcome.MISSING));
    }
    Decision<Optional<Outcome>> decision = Decision.of(Optional.of(Outcome.RESTORED));
    boolean headless = write.current().isEmpty() && base.isEmpty();
    List<Past> others =
        deleted.stream()
            .filter(past -> !base.equals(Optional.of(past)))
            .filter(past -> !headless || past.kind() == Past.Kind.VERSION)
            .toList();
    others.forEach(past -> restore(decision, write, past));
    base.ifPresent(past -> History.putMoved(decision, write.key(), past, view.now()));
    int snapshots =
        (int) others.stream().map(Past::restored).filter(UndeleteBlob::isSnapshot).count();
    head(write, base)
        .ifPresent(blob ->
            write.update(decision, blob.edit().snapshots(blob.snapshots() + snapshots).build()));
    return decision;
  }

  private static boolean isSnapshot(Past past) {
    return past.kind() == Past.Kind.SNAPSHOT;
  }

  /** Snapshots cannot come back to a blob that is not there. */
  private static boolean isReachable(BlobWrite write, Optional<Past> base, List<Past> deleted) {
    return write.current().isPresent()
        || base.isPresent()
        || deleted.stream().anyMatch(past -> past.kind() == Past.Kind.VERSION);
  }

  private static Optional<Past> newestBase(List<Past> deleted) {
    return deleted.stream()
        .filter(past -> past.kind() == Past.Kind.BASE)
        .max(Comparator.comparing(Past::id));
  }

  private static Optional<Blob> head(BlobWrite write, Optional<Past> base) {
    Staging staging = write.stored().map(Blob::staging).orElse(Staging.NONE);
    return write.current().or(() -> base.map(past -> past.blob().edit().staging(staging).build()));
  }

  private static void restore(Decision<?> decision, BlobWrite write, Past past) {
    if (past.kind() != past.restored().kind()) {
      decision.delete(PastKeys.of(write.key(), past));
    }
    History.put(decision, write.key(), past.restored());
  }
}

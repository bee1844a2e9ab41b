package dev.malachite.blob.history;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Past;
import dev.malachite.blob.model.SnapshotRemoval;
import dev.malachite.blob.object.BlobConditions;
import dev.malachite.blob.object.Guards;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Delete Blob with deletetype=permanent: of a snapshot or version that is soft-deleted already. */
public final class PermanentlyDeleteBlob implements Operation {
  private final BlobStore blobs;

  public PermanentlyDeleteBlob(BlobStore blobs) {
    this.blobs = blobs;
  }

  @Override
  public Reply handle(Call call) {
    Selector selector = Selector.of(call);
    if (selector.isBase()) {
      throw MalformedInput.invalidParameter("deletetype", "permanent");
    }
    BlobConditions conditions = BlobConditions.of(call);
    return new Unremoved(blobs, call)
        .run(() -> plan(selector, call), view -> purge(selector, conditions, call, view));
  }

  private Plan plan(Selector selector, Call call) {
    Plan plan = blobs.containers().blob(call);
    return known -> {
      List<Key> keys = new ArrayList<>(plan.keys(known));
      if (keys.size() > 1) {
        keys.addAll(selector.deletedKeys(keys.get(1)));
      }
      keys.add(DeleteRetention.key(call));
      return keys;
    };
  }

  private Decision<Optional<Reply>> purge(
      Selector selector, BlobConditions conditions, Call call, View view) {
    Key blob = blobs.containers().blobKey(call, blobs.containers().require(call, view));
    if (SnapshotRemoval.isUnderWay(blob, view)) {
      return Decision.of(Optional.empty());
    }
    Optional<Past> found =
        selector.deletedKeys(blob).stream()
            .flatMap(key -> History.find(key, view).stream())
            .findFirst();
    conditions.write(found.map(Past::blob));
    found.ifPresent(each -> TierConditions.of(call).check(each.blob(), view.now()));
    Past past = found.orElseThrow(ErrorCode.BLOB_NOT_FOUND::exception);
    if (!DeleteRetention.of(call, view).policy().allowPermanentDelete()) {
      throw refusal("Permanent delete is not enabled on this account.");
    }
    if (!past.isDeleted(view.now())) {
      throw refusal("Only what is soft-deleted can be deleted permanently.");
    }
    Guards.requireMutable(past.blob(), view.now());
    Disposal disposal = new Disposal(blobs, blob, Optional.empty(), view.now());
    Decision<Optional<Reply>> decision = Decision.of(Optional.of(disposal.reply(false)));
    disposal.purge(decision, past);
    return decision;
  }

  private static ApiException refusal(String message) {
    return ErrorCode.INVALID_OPERATION.exception().status(409).message(message);
  }
}

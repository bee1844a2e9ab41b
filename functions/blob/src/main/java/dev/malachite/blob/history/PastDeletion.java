package dev.malachite.blob.history;

import dev.malachite.blob.model.BlobCodec;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Heads;
import dev.malachite.blob.model.Past;
import dev.malachite.blob.object.BlobConditions;
import dev.malachite.blob.object.Guards;
import dev.malachite.domain.LeaseTarget;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.checks.LeaseChecks;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Deletes the snapshot or version that a call names. */
record PastDeletion(BlobStore blobs, Call call) {
  Reply run(BlobConditions conditions) {
    Selector selector = Selector.of(call);
    Plan plan = selector.plan(blobs, call);
    return blobs
        .transactions()
        .run(withRetention(plan), view -> delete(selector, conditions, view));
  }

  private Plan withRetention(Plan plan) {
    return known -> {
      List<Key> keys = new ArrayList<>(plan.keys(known));
      keys.add(DeleteRetention.key(call));
      return keys;
    };
  }

  private Decision<Reply> delete(Selector selector, BlobConditions conditions, View view) {
    Optional<Selector.Selected> found = selector.find(blobs, call, view);
    conditions.write(found.map(Selector.Selected::blob));
    found.ifPresent(each -> TierConditions.of(call).check(each.blob(), view.now()));
    Selector.Selected selected = found.orElseThrow(ErrorCode.BLOB_NOT_FOUND::exception);
    Past past =
        selected.past().orElseThrow(ErrorCode.OPERATION_NOT_ALLOWED_ON_ROOT_BLOB::exception);
    Guards.requireMutable(past.blob(), view.now());
    Key blob = blobs.containers().blobKey(call, blobs.containers().require(call, view));
    Disposal disposal =
        new Disposal(blobs, blob, DeleteRetention.of(call, view).deletion(view.now()), view.now());
    Decision<Reply> decision = Decision.of(disposal.reply(disposal.deletion().isPresent()));
    disposal.delete(decision, past);
    if (past.kind() == Past.Kind.SNAPSHOT) {
      uncount(decision, blob, view);
    }
    return decision;
  }

  private void uncount(Decision<Reply> decision, Key key, View view) {
    BlobCodec.findAny(key, view)
        .ifPresent(blob -> {
          LeaseChecks.read(blob.lease(), LeaseTarget.BLOB, LeaseChecks.given(call), view.now());
          Heads.put(decision, key, blob.edit().snapshots(blob.snapshots() - 1).build());
        });
  }
}

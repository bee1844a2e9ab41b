package dev.malachite.blob.history;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Past;
import dev.malachite.blob.object.BlobWrite;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import dev.malachite.store.Plan;
import dev.malachite.store.View;
import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Changes something that snapshots and versions have as well as blobs, and that makes no new
 * version.
 *
 * @param rule from what is there to what shall be
 */
public record StateChange(BlobStore blobs, Call call, Rule rule) {
  /** A pure rule. */
  @FunctionalInterface
  public interface Rule {
    Changed change(Blob blob, Instant now);
  }

  /** What there is afterwards, and what to tell. */
  public record Changed(Blob blob, Reply reply) {}

  public Reply run() {
    Selector selector = Selector.of(call);
    return blobs.transactions().run(plan(selector), view -> change(selector, view));
  }

  private Plan plan(Selector selector) {
    Plan blob = BlobWrite.anyPlan(blobs, call);
    Plan selected = selector.plan(blobs, call);
    return known -> {
      Set<Key> keys = new LinkedHashSet<>(blob.keys(known));
      keys.addAll(selected.keys(known));
      return keys;
    };
  }

  private Decision<Reply> change(Selector selector, View view) {
    Selector.Selected selected =
        selector.find(blobs, call, view).orElseThrow(ErrorCode.BLOB_NOT_FOUND::exception);
    Changed changed = rule.change(selected.blob(), view.now());
    BlobWrite write = BlobWrite.of(blobs, call, view);
    Decision<Reply> decision = Decision.of(changed.reply());
    if (selected.past().isEmpty()) {
      return write.update(decision, changed.blob());
    }
    Past past = selected.past().get();
    if (past.isLiveSnapshot()) {
      touch(decision, write.key(), view);
    }
    return History.put(decision, write.key(), past.with(changed.blob()));
  }

  // Whoever deletes all snapshots of a blob has looked at them before: what was done to one since,
  // a legal hold perhaps, must not be missed.
  private static void touch(Decision<Reply> decision, Key key, View view) {
    view.item(key).ifPresent(item -> decision.put(key, item.value(), item.dueAt()));
  }
}

package dev.malachite.blob.history;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Leftovers;
import dev.malachite.blob.model.Past;
import dev.malachite.blob.model.PastKeys;
import dev.malachite.blob.object.BlobWrite;
import dev.malachite.domain.IsoInstant;
import dev.malachite.protocol.Reply;
import dev.malachite.store.Decision;
import dev.malachite.store.Key;
import java.time.Instant;
import java.util.Optional;

/** Deletes states of a blob, for good or so that they can come back. */
record Disposal(BlobStore blobs, Key blob, Optional<Past.Deletion> deletion, Instant now) {
  <T> void delete(Decision<T> decision, Past past) {
    if (deletion.isPresent()) {
      History.put(decision, blob, past.deleted(deletion.get()));
    } else {
      purge(decision, past);
    }
  }

  <T> void purge(Decision<T> decision, Past past) {
    decision.delete(PastKeys.of(blob, past));
    new Leftovers(blob, past.blob().bytes()).addTo(decision, blobs, now);
  }

  /** Deletes the blob itself; where the account keeps versions, it becomes one. */
  <T> void delete(Decision<T> decision, BlobWrite write, Blob current) {
    write.remove(decision);
    // Staged blocks alone are nothing to come back: they go when their time is over.
    if (!current.committed()) {
      return;
    }
    if (blobs.settings().versioning()) {
      History.put(decision, blob, BlobWrite.asVersion(current));
    } else if (deletion.isPresent()) {
      String id = IsoInstant.format(now);
      Past base = new Past(Past.Kind.BASE, id, BlobWrite.asPast(current), deletion);
      History.put(decision, blob, base);
    } else {
      new Leftovers(blob, current.bytes()).addTo(decision, blobs, now);
    }
  }

  Reply reply(boolean kept) {
    return Reply.status(202).header("x-ms-delete-type-permanent", Boolean.toString(!kept)).build();
  }
}

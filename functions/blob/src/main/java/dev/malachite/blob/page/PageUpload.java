package dev.malachite.blob.page;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.object.BlobConditions;
import dev.malachite.blob.write.Received;
import dev.malachite.domain.ByteSpan;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.integrity.TransferChecks;
import dev.malachite.sparse.SparseEdit;
import dev.malachite.sparse.SparseMap;
import java.io.InputStream;
import java.util.Optional;

/** Bytes on their way into some pages. */
final class PageUpload {
  static final long LARGEST = 4L * 1024 * 1024;
  private static final int MOST_REPLACEMENTS = 8;

  private final BlobStore blobs;
  private final ByteSpan span;
  private final PageChange change;

  PageUpload(BlobStore blobs, Call call, ByteSpan span, BlobConditions conditions) {
    this.blobs = blobs;
    this.span = span;
    this.change = new PageChange(blobs, call, span, conditions);
  }

  static ApiException tooLarge() {
    return ErrorCode.REQUEST_BODY_TOO_LARGE.with("MaxLimit", Long.toString(LARGEST));
  }

  /** What is sent first is refused first: the pages are looked at before the bytes are taken. */
  SparseMap preview() {
    return change.preview();
  }

  Reply commit(SparseMap seen, InputStream bytes, TransferChecks checks) {
    SparseMap map = seen;
    Received received = Received.of(blobs, map.contentOwner(span), bytes, checks);
    for (int attempt = 0; attempt < MOST_REPLACEMENTS; attempt++) {
      Optional<Reply> reply = commit(map, received);
      if (reply.isPresent()) {
        return reply.get();
      }
      map = received.orDiscard(change::preview);
      received = received.moveTo(map.contentOwner(span));
    }
    throw ErrorCode.SERVER_BUSY.exception();
  }

  private Optional<Reply> commit(SparseMap map, Received received) {
    // The content belongs to the map it was stored for, so the edit is made for that one.
    SparseEdit edit = SparseEdit.write(map, span, received.id(), 0);
    return received.orDiscard(() -> change.commit(Optional.of(map), now -> edit, received.echo()));
  }
}

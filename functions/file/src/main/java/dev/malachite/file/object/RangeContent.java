package dev.malachite.file.object;

import dev.malachite.file.model.FileStore;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.integrity.BodyLimits;
import dev.malachite.protocol.integrity.DigestingStream;
import dev.malachite.protocol.integrity.TransferChecks;
import dev.malachite.store.ContentId;
import dev.malachite.store.Key;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Instant;

/**
 * Bytes for a range of a file, received and verified, before anything refers to them.
 *
 * @param echo the header that tells the client what arrived
 * @param since an instant before they were stored
 */
record RangeContent(ContentId id, Reply.Part echo, Instant since) {
  static RangeContent receive(FileStore files, Call call, Key owner, long largest) {
    TransferChecks checks = TransferChecks.of(call.headers());
    return store(files, checks, owner, BodyLimits.declared(call.body(), largest));
  }

  static RangeContent store(FileStore files, TransferChecks checks, Key owner, InputStream bytes) {
    Instant since = files.transactions().now();
    ContentId id = new ContentId(files.ids().uuid().toString());
    DigestingStream stream = checks.digest(bytes);
    try {
      files.content().write(id, owner, stream);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    try {
      return new RangeContent(id, checks.verify(stream), since);
    } catch (ApiException mismatch) {
      files.content().delete(id);
      throw mismatch;
    }
  }

  /** The same bytes for another file that has taken the place of the one they were for. */
  RangeContent readdressed(FileStore files, Key owner, long length) {
    Instant again = files.transactions().now();
    ContentId other = new ContentId(files.ids().uuid().toString());
    try (InputStream bytes = files.content().open(id, 0, length)) {
      files.content().write(other, owner, bytes);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    files.content().delete(id);
    return new RangeContent(other, echo, again);
  }
}

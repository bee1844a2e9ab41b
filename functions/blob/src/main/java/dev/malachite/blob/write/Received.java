package dev.malachite.blob.write;

import dev.malachite.blob.model.BlobStore;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.integrity.DigestingStream;
import dev.malachite.protocol.integrity.TransferChecks;
import dev.malachite.store.ContentId;
import dev.malachite.store.FreshContent;
import dev.malachite.store.Key;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.function.Supplier;

/**
 * Bytes that are stored and verified, before anything refers to them.
 *
 * @param echo the header that tells the client what arrived
 * @param since an instant before they were stored
 */
public record Received(BlobStore blobs, ContentId id, long length, Reply.Part echo, Instant since) {
  public static Received of(BlobStore blobs, Key owner, InputStream bytes, TransferChecks checks) {
    Instant since = blobs.transactions().now();
    ContentId id = new ContentId(blobs.ids().uuid().toString());
    DigestingStream stream = checks.digest(bytes);
    long length = write(blobs, id, owner, stream);
    try {
      return new Received(blobs, id, length, checks.verify(stream), since);
    } catch (ApiException mismatch) {
      blobs.content().delete(id);
      throw mismatch;
    }
  }

  private static long write(BlobStore blobs, ContentId id, Key owner, InputStream stream) {
    try (stream) {
      return blobs.content().write(id, owner, stream);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** The same bytes for another owner. */
  public Received moveTo(Key owner) {
    Instant again = blobs.transactions().now();
    ContentId other = new ContentId(blobs.ids().uuid().toString());
    write(blobs, other, owner, blobs.content().open(id, 0, length));
    blobs.content().delete(id);
    return new Received(blobs, other, length, echo, again);
  }

  /**
   * Drops the bytes where the API refuses the request; where the outcome is unknown they stay for
   * reclaim.
   */
  public <T> T orDiscard(Supplier<T> commit) {
    FreshContent.require(since, blobs.transactions().now());
    try {
      return commit.get();
    } catch (ApiException refused) {
      blobs.content().delete(id);
      throw refused;
    }
  }
}

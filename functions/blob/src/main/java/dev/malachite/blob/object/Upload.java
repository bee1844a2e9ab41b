package dev.malachite.blob.object;

import dev.malachite.blob.model.BlobBytes;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.write.Owners;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.integrity.BodyLimits;
import dev.malachite.protocol.integrity.Checksum;
import dev.malachite.protocol.integrity.DigestingStream;
import dev.malachite.protocol.integrity.TransferChecks;
import dev.malachite.store.ContentId;
import dev.malachite.store.FreshContent;
import dev.malachite.store.Key;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.function.Supplier;

/**
 * The body of a request, received and verified, before anything refers to it.
 *
 * @param md5 of what arrived
 * @param echo the header that tells the client what arrived
 * @param since an instant before it was stored
 */
public record Upload(BlobStore blobs, BlobBytes bytes, String md5, Reply.Part echo, Instant since) {
  /**
   * Above this, bytes have a place of their own: the item is read and written with every change of
   * its state.
   */
  private static final int MOST_INLINE = 8 * 1024;

  static Upload receive(BlobStore blobs, Call call, long largest) {
    TransferChecks checks = TransferChecks.of(call.headers());
    return of(blobs, Owners.of(call), BodyLimits.limited(call.body(), largest), checks);
  }

  public static Upload of(BlobStore blobs, Key owner, InputStream body, TransferChecks checks) {
    Instant since = blobs.transactions().now();
    DigestingStream stream = checks.digestWithMd5(body);
    BlobBytes bytes = keep(blobs, owner, stream);
    try {
      Reply.Part echo = checks.verify(stream);
      return new Upload(blobs, bytes, Checksum.text(stream.md5().orElseThrow()), echo, since);
    } catch (ApiException mismatch) {
      discard(blobs, bytes);
      throw mismatch;
    }
  }

  private static BlobBytes keep(BlobStore blobs, Key owner, InputStream stream) {
    try {
      byte[] head = stream.readNBytes(MOST_INLINE + 1);
      if (head.length <= MOST_INLINE && !blobs.encryption().hasKey()) {
        return new BlobBytes.Inline(head);
      }
      ContentId id = new ContentId(blobs.ids().uuid().toString());
      InputStream all = new SequenceInputStream(new ByteArrayInputStream(head), stream);
      return new BlobBytes.Stored(id, blobs.content().write(id, owner, all));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /**
   * Drops the bytes where the API refuses the request; where the outcome is unknown they stay for
   * reclaim.
   */
  public <T> T orDiscard(Supplier<T> commit) {
    if (bytes instanceof BlobBytes.Stored) {
      FreshContent.require(since, blobs.transactions().now());
    }
    try {
      return commit.get();
    } catch (ApiException refused) {
      discard(blobs, bytes);
      throw refused;
    }
  }

  private static void discard(BlobStore blobs, BlobBytes bytes) {
    if (bytes instanceof BlobBytes.Stored stored) {
      blobs.content().delete(stored.id());
    }
  }
}

package dev.malachite.blob.copy;

import dev.malachite.blob.model.BlobBytes;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.sparse.SparseReclaim;
import dev.malachite.store.Decision;
import dev.malachite.store.FreshContent;
import dev.malachite.store.Unavailable;
import dev.malachite.store.View;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Copies all bytes of a source before anything refers to them. */
final class WholeCopy {
  private final BlobStore blobs;
  private final ByteCopy copy;
  private final List<Piece> pieces = new ArrayList<>();
  private BlobBytes bytes;

  private WholeCopy(BlobStore blobs, ByteCopy copy, BlobBytes empty) {
    this.blobs = blobs;
    this.copy = copy;
    this.bytes = empty;
  }

  /** Hands the bytes to the commit; drops them where the API refuses the request. */
  static <T> T run(BlobStore blobs, ByteCopy copy, BlobBytes empty, Function<BlobBytes, T> commit) {
    Instant since = blobs.transactions().now();
    WholeCopy whole = new WholeCopy(blobs, copy, empty);
    try {
      whole.copy();
      FreshContent.require(since, blobs.transactions().now());
      return commit.apply(whole.bytes);
    } catch (ApiException refused) {
      whole.discard();
      throw refused;
    } catch (SourceFailure failure) {
      whole.discard();
      throw failure.asError();
    }
  }

  private void copy() {
    Optional<Piece> piece = copy.next(bytes, 0);
    while (piece.isPresent()) {
      pieces.add(piece.get());
      add(piece.get());
      piece = copy.next(bytes, piece.get().end());
    }
  }

  private void add(Piece piece) {
    bytes = blobs.transactions().run(known -> piece.keys(), view -> decide(piece, view));
  }

  private static Decision<BlobBytes> decide(Piece piece, View view) {
    Piece.Addition addition = piece.apply(view);
    Decision<BlobBytes> decision = Decision.of(addition.bytes());
    addition.changes().accept(decision);
    return decision;
  }

  private void discard() {
    pieces.forEach(Piece::discard);
    if (bytes instanceof BlobBytes.Pages pages) {
      try {
        new SparseReclaim(blobs.sparse()).erase(pages.map().partition());
      } catch (Unavailable later) {
        // The refusal is what the client must learn; reclaim sweeps the rest.
      }
    }
  }
}

package dev.malachite.file.copy;

import dev.malachite.file.model.FileStore;
import dev.malachite.protocol.copy.SourceFailure;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.sparse.SparseChange;
import dev.malachite.sparse.SparseMap;
import dev.malachite.sparse.SparseReclaim;
import dev.malachite.store.Decision;
import dev.malachite.store.FreshContent;
import dev.malachite.store.Unavailable;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;

/** Copies all bytes of a source before any file has them. */
final class WholeCopy {
  private WholeCopy() {}

  /** Hands the bytes to the commit; drops them where the request is refused. */
  static <T> T run(FileStore files, ByteCopy copy, SparseMap empty, Function<SparseMap, T> commit) {
    Instant since = files.transactions().now();
    try {
      SparseMap copied = copied(files, copy, empty);
      FreshContent.require(since, files.transactions().now());
      return commit.apply(copied);
    } catch (ApiException refused) {
      drop(files, empty);
      throw refused;
    } catch (SourceFailure failure) {
      drop(files, empty);
      throw failure.asError();
    }
  }

  private static SparseMap copied(FileStore files, ByteCopy copy, SparseMap empty) {
    SparseMap map = empty;
    Optional<Piece> piece = copy.next(map, 0);
    while (piece.isPresent()) {
      map = add(files, piece.get());
      piece = copy.next(map, piece.get().end());
    }
    return map;
  }

  private static SparseMap add(FileStore files, Piece piece) {
    return files
        .transactions()
        .run(
            known -> piece.keys(),
            view -> {
              SparseChange change = piece.apply(view);
              return change.addTo(Decision.of(change.map()));
            });
  }

  private static void drop(FileStore files, SparseMap map) {
    try {
      new SparseReclaim(files.sparse()).erase(map.partition());
    } catch (Unavailable later) {
      // The refusal is what the client must learn; reclaim sweeps the rest.
    }
  }
}

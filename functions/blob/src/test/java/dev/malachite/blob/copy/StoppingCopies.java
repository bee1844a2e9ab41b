package dev.malachite.blob.copy;

import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.protocol.copy.SourceRequest;
import dev.malachite.store.Item;
import dev.malachite.store.Range;
import dev.malachite.store.Unavailable;
import java.util.concurrent.atomic.AtomicInteger;

/** Works on the copies that wait until so many pieces were read, and dies then. */
final class StoppingCopies {
  private StoppingCopies() {}

  static void runPieces(TestBlobs blobs, int pieces) {
    AtomicInteger left = new AtomicInteger(pieces);
    BlobStore store = blobs.bench().blobs();
    CopyRunner runner =
        new CopyRunner(
            store,
            request -> {
              if (isPiece(request) && left.getAndDecrement() == 0) {
                throw new Unavailable("killed");
              }
              return blobs.sources().fetch(request);
            },
            Runnable::run);
    for (char letter : "0123456789abcdef".toCharArray()) {
      for (Item item : store.store().scan("blob-copies/" + letter, Range.all(), 10).items()) {
        runner.start(item.key());
      }
    }
  }

  private static boolean isPiece(SourceRequest request) {
    return request.url().parameter("comp").isEmpty();
  }
}

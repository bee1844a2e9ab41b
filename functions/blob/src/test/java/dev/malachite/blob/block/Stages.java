package dev.malachite.blob.block;

import dev.malachite.blob.TestBlobs;
import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobCodec;
import dev.malachite.blob.model.BlobStore;
import dev.malachite.blob.model.Staging;
import dev.malachite.blob.object.BlobWrite;
import dev.malachite.protocol.Call;
import dev.malachite.store.Decision;

/** Pretends that a number of blocks wait for a blob. */
final class Stages {
  private Stages() {}

  static void count(TestBlobs blobs, String uri, int count) {
    BlobStore store = blobs.bench().blobs();
    Call call = blobs.bench().call(uri, new byte[0]);
    store
        .transactions()
        .run(
            BlobWrite.plan(store, call),
            view -> {
              BlobWrite write = BlobWrite.of(store, call, view);
              Blob blob = write.stored().orElseThrow();
              Staging old = blob.staging();
              Staging counted = new Staging(old.id(), old.blockIdLength(), count, old.closesAt());
              byte[] value = BlobCodec.encode(blob.edit().staging(counted).build());
              return Decision.of(true).put(write.key(), value);
            });
  }
}

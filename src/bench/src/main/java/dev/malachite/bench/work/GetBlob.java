package dev.malachite.bench.work;

import dev.malachite.bench.wire.Client;
import dev.malachite.bench.wire.Service;

/** Blobs of one size, each worker its own few. */
record GetBlob(String name, int size) implements Work {
  private static final int BLOBS = 8;

  @Override
  public Service service() {
    return Service.BLOB;
  }

  @Override
  public boolean isBare() {
    return size == 1024;
  }

  @Override
  public void prepare(Client client) {
    BlobWorks.createContainer(client, "get" + size);
    for (int blob = 0; blob < BLOBS; blob++) {
      client.send(BlobWorks.put("get" + size + "/" + blob, BlobWorks.bytes(size)));
    }
  }

  @Override
  public long run(Client client, int worker, long turn) {
    int length = client.send(BlobWorks.get("get" + size + "/" + (worker + turn) % BLOBS)).length();
    if (length != size) {
      throw new IllegalStateException("got " + length + " bytes of " + size);
    }
    return length;
  }
}

package dev.malachite.bench.work;

import dev.malachite.bench.wire.Answer;
import dev.malachite.bench.wire.Client;
import dev.malachite.bench.wire.Service;
import dev.malachite.bench.wire.Step;

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
  public Step operation(int worker, long turn) {
    String blob = "get" + size + "/" + (worker + turn) % BLOBS;
    return Step.last(BlobWorks.get(blob), this::check);
  }

  private void check(Answer answer) {
    if (answer.length() != size) {
      throw new IllegalStateException("got " + answer.length() + " bytes of " + size);
    }
  }
}

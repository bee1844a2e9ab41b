package dev.malachite.bench.work;

import dev.malachite.bench.wire.Client;
import dev.malachite.bench.wire.Service;
import dev.malachite.bench.wire.Step;
import java.nio.ByteBuffer;

/** A new blob each time. */
final class PutBlob implements Work {
  private final String name;
  private final int size;
  private final ByteBuffer bytes;

  PutBlob(String name, int size) {
    this.name = name;
    this.size = size;
    this.bytes = BlobWorks.direct(size);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Service service() {
    return Service.BLOB;
  }

  @Override
  public boolean isHeavy() {
    return size > 100_000;
  }

  @Override
  public void prepare(Client client) {
    BlobWorks.createContainer(client, "put" + size);
  }

  @Override
  public Step operation(int worker, long turn) {
    return Step.last(BlobWorks.put("put" + size + "/" + worker + "/" + turn, bytes));
  }
}

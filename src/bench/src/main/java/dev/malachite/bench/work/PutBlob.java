package dev.malachite.bench.work;

import dev.malachite.bench.wire.Client;
import dev.malachite.bench.wire.Service;

/** A new blob each time. */
final class PutBlob implements Work {
  private final String name;
  private final byte[] bytes;

  PutBlob(String name, int size) {
    this.name = name;
    this.bytes = BlobWorks.bytes(size);
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
  public void prepare(Client client) {
    BlobWorks.createContainer(client, "put" + bytes.length);
  }

  @Override
  public long run(Client client, int worker, long turn) {
    client.send(BlobWorks.put("put" + bytes.length + "/" + worker + "/" + turn, bytes));
    return bytes.length;
  }
}

package dev.malachite.bench.work;

import dev.malachite.bench.wire.Client;
import dev.malachite.bench.wire.Exchange;
import dev.malachite.bench.wire.Service;
import dev.malachite.bench.wire.Step;

/** Each worker appends to blobs of its own, a new one before the limit of blocks. */
final class AppendBlock implements Work {
  private static final int BLOCKS_PER_BLOB = 10_000;

  private final byte[] bytes = BlobWorks.bytes(1024);

  @Override
  public String name() {
    return "append 1 KB";
  }

  @Override
  public Service service() {
    return Service.BLOB;
  }

  @Override
  public void prepare(Client client) {
    BlobWorks.createContainer(client, "append");
  }

  @Override
  public Step operation(int worker, long turn) {
    String blob = "append/" + worker + "-" + turn / BLOCKS_PER_BLOB;
    Step append = Step.last(append(blob));
    return turn % BLOCKS_PER_BLOB == 0 ? Step.then(create(blob), created -> append) : append;
  }

  private static Exchange create(String blob) {
    return Exchange.of(Service.BLOB, "PUT", blob).header("x-ms-blob-type", "AppendBlob");
  }

  private Exchange append(String blob) {
    return Exchange.of(Service.BLOB, "PUT", blob).query("comp", "appendblock").body(bytes);
  }
}

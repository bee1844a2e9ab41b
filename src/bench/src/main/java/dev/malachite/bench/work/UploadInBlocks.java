package dev.malachite.bench.work;

import dev.malachite.bench.wire.Client;
import dev.malachite.bench.wire.Service;
import java.util.List;

/** 64 MB as an SDK uploads it: blocks of 4 MiB, then their list. */
final class UploadInBlocks implements Work {
  private static final int BLOCKS = 16;

  private final byte[] block = BlobWorks.bytes(4 << 20);

  @Override
  public String name() {
    return "upload 64 MB in blocks";
  }

  @Override
  public Service service() {
    return Service.BLOB;
  }

  @Override
  public List<Integer> concurrencies() {
    return List.of(1, 4);
  }

  @Override
  public void prepare(Client client) {
    BlobWorks.createContainer(client, "blocks");
  }

  @Override
  public long run(Client client, int worker, long turn) {
    String blob = "blocks/" + worker;
    for (int number = 0; number < BLOCKS; number++) {
      client.send(BlobWorks.putBlock(blob, number, block));
    }
    client.send(BlobWorks.putBlockList(blob, BLOCKS));
    return (long) BLOCKS * block.length;
  }
}

package dev.malachite.bench.work;

import dev.malachite.bench.wire.Client;
import dev.malachite.bench.wire.Service;
import dev.malachite.bench.wire.Step;
import java.nio.ByteBuffer;
import java.util.List;

/** 64 MB as an SDK uploads it: blocks of 4 MiB, then their list. */
final class UploadInBlocks implements Work {
  private static final int BLOCKS = 16;

  private final ByteBuffer bytes = BlobWorks.direct(4 << 20);

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
  public boolean isHeavy() {
    return true;
  }

  @Override
  public void prepare(Client client) {
    BlobWorks.createContainer(client, "blocks");
  }

  @Override
  public Step operation(int worker, long turn) {
    return block("blocks/" + worker, 0);
  }

  private Step block(String blob, int number) {
    return number == BLOCKS
        ? Step.last(BlobWorks.putBlockList(blob, BLOCKS))
        : Step.then(BlobWorks.putBlock(blob, number, bytes), put -> block(blob, number + 1));
  }
}

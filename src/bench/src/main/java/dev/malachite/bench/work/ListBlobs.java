package dev.malachite.bench.work;

import dev.malachite.bench.wire.Client;
import dev.malachite.bench.wire.Exchange;
import dev.malachite.bench.wire.Service;
import java.util.List;

/** One page of 5,000, or of as many as there are. */
record ListBlobs(int blobs) implements Work {
  @Override
  public String name() {
    return "list page of " + blobs;
  }

  @Override
  public Service service() {
    return Service.BLOB;
  }

  @Override
  public List<Integer> concurrencies() {
    return List.of(1, 16);
  }

  @Override
  public void prepare(Client client) {
    BlobWorks.createContainer(client, container());
    byte[] bytes = BlobWorks.bytes(16);
    for (int blob = 0; blob < blobs; blob++) {
      client.send(BlobWorks.put(container() + "/%07d".formatted(blob), bytes));
    }
  }

  private String container() {
    return "list" + blobs;
  }

  @Override
  public long run(Client client, int worker, long turn) {
    Exchange list =
        Exchange.of(Service.BLOB, "GET", container())
            .query("restype", "container")
            .query("comp", "list");
    int length = client.send(list).length();
    if (length < Math.min(blobs, 5000) * 100) {
      throw new IllegalStateException("a page of only " + length + " bytes");
    }
    return length;
  }
}

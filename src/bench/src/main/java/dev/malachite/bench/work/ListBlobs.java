package dev.malachite.bench.work;

import dev.malachite.bench.wire.Client;
import dev.malachite.bench.wire.Exchange;
import dev.malachite.bench.wire.Service;
import java.util.List;
import java.util.function.Supplier;

/** A page of 5,000, somewhere in a container that holds so many blobs. */
record ListBlobs(int blobs) implements Work {
  private static final int PAGE = 5000;

  @Override
  public String name() {
    return "list 5,000 of %,d".formatted(blobs);
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
  }

  @Override
  public void fill(Supplier<Client> clients) {
    byte[] bytes = BlobWorks.bytes(16);
    Crowd.fill(
        clients,
        blobs,
        (client, blob) -> client.send(BlobWorks.put(container() + "/%07d".formatted(blob), bytes)));
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
    if (length < PAGE * 100) {
      throw new IllegalStateException("a page of only " + length + " bytes");
    }
    return length;
  }
}

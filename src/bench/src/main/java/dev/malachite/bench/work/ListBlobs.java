package dev.malachite.bench.work;

import dev.malachite.bench.wire.Answer;
import dev.malachite.bench.wire.Client;
import dev.malachite.bench.wire.Exchange;
import dev.malachite.bench.wire.Service;
import dev.malachite.bench.wire.Step;
import java.util.List;

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
  public void fill(Crowd crowd) {
    byte[] bytes = BlobWorks.bytes(16);
    crowd.fill(
        Service.BLOB,
        blobs,
        blob -> Step.last(BlobWorks.put(container() + "/%07d".formatted(blob), bytes)));
  }

  @Override
  public int items() {
    return blobs;
  }

  private String container() {
    return "list" + blobs;
  }

  @Override
  public Step operation(int worker, long turn) {
    Exchange list =
        Exchange.of(Service.BLOB, "GET", container())
            .query("restype", "container")
            .query("comp", "list");
    return Step.last(list, ListBlobs::check);
  }

  private static void check(Answer answer) {
    if (answer.length() < PAGE * 100) {
      throw new IllegalStateException("a page of only " + answer.length() + " bytes");
    }
  }
}

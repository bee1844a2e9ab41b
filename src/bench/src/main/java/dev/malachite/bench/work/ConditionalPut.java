package dev.malachite.bench.work;

import dev.malachite.bench.wire.Answer;
import dev.malachite.bench.wire.Client;
import dev.malachite.bench.wire.Exchange;
import dev.malachite.bench.wire.Service;
import dev.malachite.bench.wire.Step;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** Each worker overwrites its blob on condition that it is as it left it. */
final class ConditionalPut implements Work {
  private final byte[] bytes = BlobWorks.bytes(1024);
  private final Map<Integer, String> etags = new HashMap<>();

  @Override
  public String name() {
    return "put 1 KB if-match";
  }

  @Override
  public Service service() {
    return Service.BLOB;
  }

  @Override
  public void prepare(Client client) {
    BlobWorks.createContainer(client, "conditional");
  }

  @Override
  public void prepareWorker(Client client, int worker) {
    remember(worker, client.send(put(worker)));
  }

  @Override
  public Step operation(int worker, long turn) {
    String etag = Objects.requireNonNull(etags.get(worker));
    return Step.last(put(worker).header("if-match", etag), answer -> remember(worker, answer));
  }

  private Exchange put(int worker) {
    return BlobWorks.put("conditional/" + worker, bytes);
  }

  private void remember(int worker, Answer answer) {
    etags.put(worker, answer.header("etag").orElseThrow());
  }
}

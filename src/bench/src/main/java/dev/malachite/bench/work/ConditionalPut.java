package dev.malachite.bench.work;

import dev.malachite.bench.wire.Client;
import dev.malachite.bench.wire.Exchange;
import dev.malachite.bench.wire.Service;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;

/** Each worker overwrites its blob on condition that it is as it left it. */
final class ConditionalPut implements Work {
  private final byte[] bytes = BlobWorks.bytes(1024);
  private final Map<Client, String> etags = new ConcurrentHashMap<>();

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
    put(client, BlobWorks.put("conditional/" + worker, bytes));
  }

  @Override
  public long run(Client client, int worker, long turn) {
    String etag = Objects.requireNonNull(etags.get(client));
    put(client, BlobWorks.put("conditional/" + worker, bytes).header("if-match", etag));
    return bytes.length;
  }

  private void put(Client client, Exchange exchange) {
    etags.put(client, client.send(exchange).header("etag").orElseThrow());
  }
}

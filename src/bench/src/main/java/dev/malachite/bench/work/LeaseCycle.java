package dev.malachite.bench.work;

import dev.malachite.bench.wire.Answer;
import dev.malachite.bench.wire.Client;
import dev.malachite.bench.wire.Exchange;
import dev.malachite.bench.wire.Service;

/** Acquire, renew, release: three requests counted as one operation. */
record LeaseCycle() implements Work {
  @Override
  public String name() {
    return "lease cycle";
  }

  @Override
  public Service service() {
    return Service.BLOB;
  }

  @Override
  public void prepare(Client client) {
    BlobWorks.createContainer(client, "lease");
  }

  @Override
  public void prepareWorker(Client client, int worker) {
    client.send(BlobWorks.put("lease/" + worker, BlobWorks.bytes(16)));
  }

  @Override
  public long run(Client client, int worker, long turn) {
    Answer acquired = client.send(lease(worker, "acquire").header("x-ms-lease-duration", "60"));
    String id = acquired.header("x-ms-lease-id").orElseThrow();
    client.send(lease(worker, "renew").header("x-ms-lease-id", id));
    client.send(lease(worker, "release").header("x-ms-lease-id", id));
    return 0;
  }

  private static Exchange lease(int worker, String action) {
    return Exchange.of(Service.BLOB, "PUT", "lease/" + worker)
        .query("comp", "lease")
        .header("x-ms-lease-action", action);
  }
}

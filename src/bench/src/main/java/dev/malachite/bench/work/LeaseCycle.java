package dev.malachite.bench.work;

import dev.malachite.bench.wire.Answer;
import dev.malachite.bench.wire.Client;
import dev.malachite.bench.wire.Exchange;
import dev.malachite.bench.wire.Service;
import dev.malachite.bench.wire.Step;

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
  public Step operation(int worker, long turn) {
    Exchange acquire = lease(worker, "acquire").header("x-ms-lease-duration", "60");
    return Step.then(acquire, acquired -> renew(worker, id(acquired)));
  }

  private static Step renew(int worker, String id) {
    Exchange renew = lease(worker, "renew").header("x-ms-lease-id", id);
    return Step.then(renew, renewed -> release(worker, id));
  }

  private static Step release(int worker, String id) {
    return Step.last(lease(worker, "release").header("x-ms-lease-id", id));
  }

  private static String id(Answer acquired) {
    return acquired.header("x-ms-lease-id").orElseThrow();
  }

  private static Exchange lease(int worker, String action) {
    return Exchange.of(Service.BLOB, "PUT", "lease/" + worker)
        .query("comp", "lease")
        .header("x-ms-lease-action", action);
  }
}

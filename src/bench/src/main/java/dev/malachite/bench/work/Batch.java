package dev.malachite.bench.work;

import dev.malachite.bench.wire.Client;
import dev.malachite.bench.wire.Service;
import java.util.List;

/** An entity group transaction of 100. */
record Batch() implements Work {
  @Override
  public String name() {
    return "table batch of 100";
  }

  @Override
  public Service service() {
    return Service.TABLE;
  }

  @Override
  public List<Integer> concurrencies() {
    return List.of(1, 16);
  }

  @Override
  public void prepare(Client client) {
    TableWorks.createTable(client, "batches");
  }

  @Override
  public long run(Client client, int worker, long turn) {
    String partition = "p" + worker + "-" + turn % 16;
    client.send(TableWorks.batch("batches", partition, 100, "devstoreaccount1"));
    return 0;
  }
}

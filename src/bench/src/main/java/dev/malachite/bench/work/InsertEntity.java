package dev.malachite.bench.work;

import dev.malachite.bench.wire.Client;
import dev.malachite.bench.wire.Service;

/** A new entity each time, a partition per worker. */
record InsertEntity() implements Work {
  @Override
  public String name() {
    return "table insert";
  }

  @Override
  public Service service() {
    return Service.TABLE;
  }

  @Override
  public void prepare(Client client) {
    TableWorks.createTable(client, "inserts");
  }

  @Override
  public long run(Client client, int worker, long turn) {
    client.send(TableWorks.insert("inserts", "p" + worker, "r" + turn));
    return 0;
  }
}

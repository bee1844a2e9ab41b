package dev.malachite.bench.work;

import dev.malachite.bench.wire.Client;
import dev.malachite.bench.wire.Service;
import dev.malachite.bench.wire.Step;

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
  public Step operation(int worker, long turn) {
    return Step.last(TableWorks.insert("inserts", "p" + worker, "r" + turn));
  }
}

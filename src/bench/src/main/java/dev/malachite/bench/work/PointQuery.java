package dev.malachite.bench.work;

import dev.malachite.bench.wire.Client;
import dev.malachite.bench.wire.Service;
import dev.malachite.bench.wire.Step;

/** One entity by both its keys. */
record PointQuery() implements Work {
  private static final int ROWS = 100;

  @Override
  public String name() {
    return "table point query";
  }

  @Override
  public Service service() {
    return Service.TABLE;
  }

  @Override
  public void prepare(Client client) {
    TableWorks.createTable(client, "points");
    for (int row = 0; row < ROWS; row++) {
      client.send(TableWorks.insert("points", "p", "r" + row));
    }
  }

  @Override
  public Step operation(int worker, long turn) {
    String path = "points(PartitionKey='p',RowKey='r" + (worker + turn) % ROWS + "')";
    return Step.last(TableWorks.get(path));
  }
}

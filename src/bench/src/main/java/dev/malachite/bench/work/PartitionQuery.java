package dev.malachite.bench.work;

import dev.malachite.bench.wire.Client;
import dev.malachite.bench.wire.Service;
import java.util.List;
import java.util.function.Supplier;

/** The 1,000 entities of one partition: a full page. */
record PartitionQuery() implements Work {
  private static final int ROWS = 1000;

  @Override
  public String name() {
    return "table query of 1,000";
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
    TableWorks.createTable(client, "pages");
  }

  @Override
  public void fill(Supplier<Client> clients) {
    Crowd.fill(
        clients,
        ROWS,
        (client, row) -> client.send(TableWorks.insert("pages", "p", "%04d".formatted(row))));
  }

  @Override
  public long run(Client client, int worker, long turn) {
    int length =
        client.send(TableWorks.get("pages()").query("$filter", "PartitionKey%20eq%20'p'")).length();
    if (length < ROWS * 200) {
      throw new IllegalStateException("a page of only " + length + " bytes");
    }
    return length;
  }
}

package dev.malachite.bench.work;

import dev.malachite.bench.wire.Answer;
import dev.malachite.bench.wire.Client;
import dev.malachite.bench.wire.Service;
import dev.malachite.bench.wire.Step;
import java.util.List;

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
  public void fill(Crowd crowd) {
    crowd.fill(
        Service.TABLE,
        ROWS,
        row -> Step.last(TableWorks.insert("pages", "p", "%04d".formatted(row))));
  }

  @Override
  public int items() {
    return ROWS;
  }

  @Override
  public Step operation(int worker, long turn) {
    return Step.last(
        TableWorks.get("pages()").query("$filter", "PartitionKey%20eq%20'p'"),
        PartitionQuery::check);
  }

  private static void check(Answer answer) {
    if (answer.length() < ROWS * 200) {
      throw new IllegalStateException("a page of only " + answer.length() + " bytes");
    }
  }
}

package dev.malachite.bench.work;

import dev.malachite.bench.wire.Answer;
import dev.malachite.bench.wire.Client;
import dev.malachite.bench.wire.Service;
import dev.malachite.bench.wire.Step;
import java.util.List;

/** An entity group transaction of 100. */
record Batch() implements Work {
  private static final String BODY = TableWorks.batch("batches", partition(0, 0), 100);

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
  public Step operation(int worker, long turn) {
    String body = BODY.replace(partition(0, 0), partition(worker, turn));
    return Step.last(TableWorks.postBatch(body), Batch::check);
  }

  // What a batch is answered with does not tell how its parts fared.
  private static void check(Answer answer) {
    if (!answer.text().contains("HTTP/1.1 204")) {
      throw new IllegalStateException(answer.text());
    }
  }

  // All of one length, because the body tells the lengths of its parts.
  private static String partition(int worker, long turn) {
    return "p" + (1_000_000 + worker) + "-" + (10 + turn % 16);
  }
}

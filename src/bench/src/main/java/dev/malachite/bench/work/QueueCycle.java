package dev.malachite.bench.work;

import dev.malachite.bench.wire.Client;
import dev.malachite.bench.wire.Exchange;
import dev.malachite.bench.wire.Service;
import dev.malachite.bench.wire.Step;
import java.util.Optional;

/** All workers on one queue: put one, get one, delete what was got. */
record QueueCycle() implements Work {
  private static final String MESSAGE =
      "<QueueMessage><MessageText>" + "m".repeat(512) + "</MessageText></QueueMessage>";

  @Override
  public String name() {
    return "queue put, get, delete";
  }

  @Override
  public Service service() {
    return Service.QUEUE;
  }

  @Override
  public void prepare(Client client) {
    client.send(Exchange.of(Service.QUEUE, "PUT", "bench"));
  }

  @Override
  public Step operation(int worker, long turn) {
    return cycle("bench");
  }

  static Step cycle(String queue) {
    String messages = queue + "/messages";
    Exchange get = Exchange.of(Service.QUEUE, "GET", messages);
    return Step.then(
        Exchange.of(Service.QUEUE, "POST", messages).body(MESSAGE),
        put -> new Step(get, got -> delete(messages, got.text())));
  }

  // Another worker may have got what this one put.
  private static Optional<Step> delete(String messages, String got) {
    if (!got.contains("<MessageId>")) {
      return Optional.empty();
    }
    return Optional.of(
        Step.last(
            Exchange.of(Service.QUEUE, "DELETE", messages + "/" + between(got, "MessageId"))
                .query("popreceipt", between(got, "PopReceipt"))));
  }

  private static String between(String xml, String element) {
    int start = xml.indexOf("<" + element + ">") + element.length() + 2;
    return xml.substring(start, xml.indexOf("</" + element + ">", start));
  }
}

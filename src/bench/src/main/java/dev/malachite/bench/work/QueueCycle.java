package dev.malachite.bench.work;

import dev.malachite.bench.wire.Client;
import dev.malachite.bench.wire.Exchange;
import dev.malachite.bench.wire.Service;

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
  public long run(Client client, int worker, long turn) {
    run(client, "bench");
    return MESSAGE.length();
  }

  static void run(Client client, String queue) {
    String messages = queue + "/messages";
    client.send(Exchange.of(Service.QUEUE, "POST", messages).body(MESSAGE));
    String got = client.send(Exchange.of(Service.QUEUE, "GET", messages)).text();
    if (got.contains("<MessageId>")) {
      client.send(
          Exchange.of(Service.QUEUE, "DELETE", messages + "/" + between(got, "MessageId"))
              .query("popreceipt", between(got, "PopReceipt")));
    }
  }

  private static String between(String xml, String element) {
    int start = xml.indexOf("<" + element + ">") + element.length() + 2;
    return xml.substring(start, xml.indexOf("</" + element + ">", start));
  }
}

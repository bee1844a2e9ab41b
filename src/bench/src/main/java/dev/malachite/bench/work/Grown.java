package dev.malachite.bench.work;

import dev.malachite.bench.wire.Client;
import dev.malachite.bench.wire.Exchange;
import dev.malachite.bench.wire.Service;
import java.util.List;
import java.util.function.Supplier;

/**
 * Works on a container, queue or table that already holds many items: what they cost must not grow
 * with it.
 */
public final class Grown {
  private Grown() {}

  /** Fills everything that the works of this size use. */
  public static void fill(Supplier<Client> clients, int items) {
    byte[] bytes = BlobWorks.bytes(64);
    String message = "<QueueMessage><MessageText>grown</MessageText></QueueMessage>";
    try (Client client = clients.get()) {
      BlobWorks.createContainer(client, name(items));
      client.send(Exchange.of(Service.QUEUE, "PUT", name(items)));
      TableWorks.createTable(client, name(items));
    }
    Crowd.fill(
        clients,
        items,
        (client, item) -> {
          client.send(BlobWorks.put(name(items) + "/" + key(item), bytes));
          client.send(Exchange.of(Service.QUEUE, "POST", name(items) + "/messages").body(message));
          client.send(TableWorks.insert(name(items), "p", key(item)));
        });
  }

  public static List<Work> works(int items) {
    return List.of(
        new Step("get blob", Service.BLOB, items, Grown::getBlob),
        new Step("put blob", Service.BLOB, items, Grown::putBlob),
        new Step("list page of 100 blobs", Service.BLOB, items, Grown::listBlobs),
        new Step("queue put, get, delete", Service.QUEUE, items, Grown::cycle),
        new Step("get entity", Service.TABLE, items, Grown::getEntity),
        new Step("insert entity", Service.TABLE, items, Grown::insertEntity),
        new Step("query page of 100 entities", Service.TABLE, items, Grown::queryEntities));
  }

  private static void getBlob(Client client, int items, int worker, long turn) {
    client.send(BlobWorks.get(name(items) + "/" + key(somewhere(items, worker, turn))));
  }

  private static void putBlob(Client client, int items, int worker, long turn) {
    client.send(BlobWorks.put(name(items) + "/new/" + worker + "/" + turn, BlobWorks.bytes(64)));
  }

  private static void listBlobs(Client client, int items, int worker, long turn) {
    String prefix = key(somewhere(items, worker, turn)).substring(0, 5);
    client.send(
        Exchange.of(Service.BLOB, "GET", name(items))
            .query("restype", "container")
            .query("comp", "list")
            .query("prefix", prefix));
  }

  private static void cycle(Client client, int items, int worker, long turn) {
    QueueCycle.run(client, name(items));
  }

  private static void getEntity(Client client, int items, int worker, long turn) {
    String row = key(somewhere(items, worker, turn));
    client.send(TableWorks.get(name(items) + "(PartitionKey='p',RowKey='" + row + "')"));
  }

  private static void insertEntity(Client client, int items, int worker, long turn) {
    client.send(TableWorks.insert(name(items), "p", "new-" + worker + "-" + turn));
  }

  private static void queryEntities(Client client, int items, int worker, long turn) {
    String row = key(somewhere(items, worker, turn));
    client.send(
        TableWorks.get(name(items) + "()")
            .query("$filter", "PartitionKey%20eq%20'p'%20and%20RowKey%20ge%20'" + row + "'")
            .query("$top", "100"));
  }

  private static String name(int items) {
    return "grown" + items;
  }

  private static String key(int item) {
    return "%07d".formatted(item);
  }

  // A stride without a common factor: every item's turn comes, far from the one before.
  private static int somewhere(int items, int worker, long turn) {
    return (int) ((worker * 7919L + turn * 104_729L) % items);
  }

  /** One request, or a few, on what holds so many items. */
  private interface Request {
    void send(Client client, int items, int worker, long turn);
  }

  private record Step(String what, Service service, int items, Request request) implements Work {
    @Override
    public String name() {
      return "%s of %,d".formatted(what, items);
    }

    @Override
    public void prepare(Client client) {}

    @Override
    public long run(Client client, int worker, long turn) {
      request.send(client, items, worker, turn);
      return 0;
    }
  }
}

package dev.malachite.bench.work;

import dev.malachite.bench.wire.Address;
import dev.malachite.bench.wire.Client;
import dev.malachite.bench.wire.Exchange;
import dev.malachite.bench.wire.Service;
import dev.malachite.bench.wire.Step;
import java.util.List;

/**
 * Works on a container, queue or table that already holds many items: what they cost must not grow
 * with it.
 */
public final class Grown {
  private static final byte[] BYTES = BlobWorks.bytes(64);
  private static final String MESSAGE =
      "<QueueMessage><MessageText>grown</MessageText></QueueMessage>";

  private Grown() {}

  /** Fills everything that the works of this size use. */
  public static void fill(Address address, int items) {
    String name = name(items);
    try (Client client = new Client(address)) {
      BlobWorks.createContainer(client, name);
      client.send(Exchange.of(Service.QUEUE, "PUT", name));
      TableWorks.createTable(client, name);
    }
    Crowd crowd = new Crowd(address);
    crowd.fill(
        Service.BLOB, items, item -> Step.last(BlobWorks.put(name + "/" + key(item), BYTES)));
    crowd.fill(
        Service.QUEUE,
        items,
        item -> Step.last(Exchange.of(Service.QUEUE, "POST", name + "/messages").body(MESSAGE)));
    crowd.fill(Service.TABLE, items, item -> Step.last(TableWorks.insert(name, "p", key(item))));
  }

  public static List<Work> works(int items) {
    return List.of(
        new OnItems("get blob", Service.BLOB, items, Grown::getBlob),
        new OnItems("put blob", Service.BLOB, items, Grown::putBlob),
        new OnItems("list page of 100 blobs", Service.BLOB, items, Grown::listBlobs),
        new OnItems("queue put, get, delete", Service.QUEUE, items, Grown::cycle),
        new OnItems("get entity", Service.TABLE, items, Grown::getEntity),
        new OnItems("insert entity", Service.TABLE, items, Grown::insertEntity),
        new OnItems("query page of 100 entities", Service.TABLE, items, Grown::queryEntities));
  }

  private static Step getBlob(int items, int worker, long turn) {
    return Step.last(BlobWorks.get(name(items) + "/" + key(somewhere(items, worker, turn))));
  }

  private static Step putBlob(int items, int worker, long turn) {
    return Step.last(BlobWorks.put(name(items) + "/new/" + worker + "/" + turn, BYTES));
  }

  private static Step listBlobs(int items, int worker, long turn) {
    String prefix = key(somewhere(items, worker, turn)).substring(0, 5);
    return Step.last(
        Exchange.of(Service.BLOB, "GET", name(items))
            .query("restype", "container")
            .query("comp", "list")
            .query("prefix", prefix));
  }

  private static Step cycle(int items, int worker, long turn) {
    return QueueCycle.cycle(name(items));
  }

  private static Step getEntity(int items, int worker, long turn) {
    String row = key(somewhere(items, worker, turn));
    return Step.last(TableWorks.get(name(items) + "(PartitionKey='p',RowKey='" + row + "')"));
  }

  private static Step insertEntity(int items, int worker, long turn) {
    return Step.last(TableWorks.insert(name(items), "p", "new-" + worker + "-" + turn));
  }

  private static Step queryEntities(int items, int worker, long turn) {
    String row = key(somewhere(items, worker, turn));
    return Step.last(
        TableWorks.get(name(items) + "()")
            .query("$filter", "PartitionKey%20eq%20'p'%20and%20RowKey%20ge%20'" + row + "'")
            .query("$top", "100"));
  }

  private static String name(int items) {
    return "grown" + items;
  }

  private static String key(int item) {
    return Integer.toString(10_000_000 + item).substring(1);
  }

  // A stride without a common factor: every item's turn comes, far from the one before.
  private static int somewhere(int items, int worker, long turn) {
    return (int) ((worker * 7919L + turn * 104_729L) % items);
  }

  /** One request, or a few, on what holds so many items. */
  private interface Request {
    Step operation(int items, int worker, long turn);
  }

  private record OnItems(String what, Service service, int items, Request request) implements Work {
    @Override
    public String name() {
      return "%s of %,d".formatted(what, items);
    }

    @Override
    public void prepare(Client client) {}

    @Override
    public Step operation(int worker, long turn) {
      return request.operation(items, worker, turn);
    }
  }
}

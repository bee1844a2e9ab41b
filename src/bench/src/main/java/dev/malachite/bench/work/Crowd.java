package dev.malachite.bench.work;

import dev.malachite.bench.wire.Client;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;

/** Fills a peer from many connections, because one would take all day. */
final class Crowd {
  private static final int WORKERS = 32;

  private Crowd() {}

  static void fill(Supplier<Client> clients, int items, Filling filling) {
    try (ExecutorService threads = Executors.newFixedThreadPool(WORKERS)) {
      List<Future<?>> running = new ArrayList<>();
      for (int worker = 0; worker < WORKERS; worker++) {
        int first = worker;
        running.add(threads.submit(() -> fill(clients, first, items, filling)));
      }
      for (Future<?> future : running) {
        future.get();
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(interrupted);
    } catch (ExecutionException failed) {
      throw new IllegalStateException(failed.getCause());
    }
  }

  private static void fill(Supplier<Client> clients, int first, int items, Filling filling) {
    try (Client client = clients.get()) {
      for (int item = first; item < items; item += WORKERS) {
        filling.put(client, item);
      }
    }
  }

  /** Stores one item. */
  interface Filling {
    void put(Client client, int item);
  }
}

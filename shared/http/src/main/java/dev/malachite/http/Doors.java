package dev.malachite.http;

import dev.malachite.protocol.Service;
import io.vertx.core.Vertx;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The ports of a process and the requests that came through them. */
public final class Doors implements AutoCloseable {
  private final ExecutorService threads;
  private final Servers servers;

  private Doors(ExecutorService threads, Servers servers) {
    this.threads = threads;
    this.servers = servers;
  }

  static Doors open(
      Vertx vertx,
      MalachiteConfig config,
      Set<Service> services,
      Malachite malachite,
      boolean near) {
    ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    FrontDoor door = new FrontDoor(malachite, threads, config.tls().before(), near);
    return new Doors(threads, Servers.open(vertx, config, door, services));
  }

  public Servers servers() {
    return servers;
  }

  /** Stops listening, then lets the requests that are being answered end. */
  @Override
  public void close() {
    servers.close();
    threads.close();
  }
}

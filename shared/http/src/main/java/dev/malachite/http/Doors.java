package dev.malachite.http;

import dev.malachite.protocol.Service;
import io.vertx.core.Vertx;
import java.util.Set;

/** The ports of a process and the requests that came through them. */
public final class Doors implements AutoCloseable {
  private final FrontDoor door;
  private final Servers servers;

  private Doors(FrontDoor door, Servers servers) {
    this.door = door;
    this.servers = servers;
  }

  static Doors open(
      Vertx vertx,
      MalachiteConfig config,
      Set<Service> services,
      Malachite malachite,
      boolean near) {
    FrontDoor door = new FrontDoor(malachite, config.tls().before(), near);
    return new Doors(door, Servers.open(vertx, config, door, services));
  }

  public Servers servers() {
    return servers;
  }

  /** Stops listening, then lets the requests that are being answered end. */
  @Override
  public void close() {
    servers.close();
    door.close();
  }
}

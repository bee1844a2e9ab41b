package dev.malachite.bench.wire;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.channels.Selector;
import java.util.EnumMap;
import java.util.Map;

/** Asks a peer and waits for the answer: for what is not measured. Not for two threads. */
public final class Client implements AutoCloseable {
  private static final int PATIENCE_MILLIS = 60_000;

  private final Address address;
  private final RequestHeads heads;
  private final Selector selector;
  private final ByteBuffer space = ByteBuffer.allocateDirect(64 * 1024);
  private final Map<Service, Connection> connections = new EnumMap<>(Service.class);

  public Client(Address address) {
    this.address = address;
    this.heads = new RequestHeads(address);
    try {
      selector = Selector.open();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** Sends it and insists on a 2xx answer. */
  public Answer send(Exchange exchange) {
    return ask(exchange).insistOnSuccess(exchange);
  }

  /** Sends it and takes any answer. */
  public Answer ask(Exchange exchange) {
    try {
      Connection connection = connection(exchange.service());
      connection.begin(heads.of(exchange), exchange);
      while (!connection.goOn(space)) {
        if (selector.select(key -> {}, PATIENCE_MILLIS) == 0) {
          throw new SocketTimeoutException("no answer for " + PATIENCE_MILLIS + " ms");
        }
      }
      return connection.answer();
    } catch (IOException failure) {
      throw new UncheckedIOException(exchange.toString(), failure);
    }
  }

  private Connection connection(Service service) throws IOException {
    Connection known = connections.get(service);
    if (known != null && !known.isStale()) {
      return known;
    }
    if (known != null) {
      known.close();
    }
    Connection opened = new Connection(address.port(service), selector, service);
    connections.put(service, opened);
    return opened;
  }

  @Override
  public void close() {
    try {
      for (Connection connection : connections.values()) {
        connection.close();
      }
      selector.close();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}

package dev.malachite.bench.wire;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;

/** One worker's connections to one peer. Not for two threads. */
public final class Client implements AutoCloseable {
  private final Address address;
  private final Signer signer;
  private final Map<Service, Connection> connections = new EnumMap<>(Service.class);

  public Client(Address address) {
    this.address = address;
    this.signer = new Signer(address.account(), address.key());
  }

  /** Sends it and insists on a 2xx answer: a failed request must not look like a fast one. */
  public Answer send(Exchange exchange) {
    Answer answer = ask(exchange);
    if (answer.status() / 100 != 2) {
      throw new IllegalStateException(
          exchange + " was answered with " + answer.status() + ": " + answer.text());
    }
    return answer;
  }

  /** Sends it and takes any answer. */
  public Answer ask(Exchange exchange) {
    try {
      Connection connection = connection(exchange.service());
      return connection.send(head(exchange), exchange.body(), !exchange.method().equals("HEAD"));
    } catch (IOException failure) {
      throw new UncheckedIOException(exchange.toString(), failure);
    }
  }

  // Servers close connections that were idle while it was another peer's turn.
  private Connection connection(Service service) throws IOException {
    Connection known = connections.get(service);
    if (known != null && !known.isStale()) {
      return known;
    }
    if (known != null) {
      known.close();
    }
    Connection opened = new Connection(address.port(service));
    connections.put(service, opened);
    return opened;
  }

  private byte[] head(Exchange exchange) {
    Map<String, String> headers = new TreeMap<>(exchange.headers());
    headers.put("x-ms-date", signer.date());
    headers.putIfAbsent("x-ms-version", "2024-11-04");
    if (exchange.body().length > 0 || !exchange.method().equals("GET")) {
      headers.put("content-length", Integer.toString(exchange.body().length));
    }
    StringBuilder head = new StringBuilder(600).append(exchange.method()).append(" /");
    head.append(address.account()).append('/').append(exchange.path());
    head.append(queryString(exchange)).append(" HTTP/1.1\r\nhost: 127.0.0.1\r\n");
    head.append("authorization: ").append(signer.authorization(exchange, headers)).append("\r\n");
    headers.forEach((name, value) -> head.append(name).append(": ").append(value).append("\r\n"));
    return head.append("\r\n").toString().getBytes(StandardCharsets.ISO_8859_1);
  }

  private static String queryString(Exchange exchange) {
    if (exchange.query().isEmpty()) {
      return "";
    }
    StringJoiner joined = new StringJoiner("&", "?", "");
    exchange.query().forEach((name, value) -> joined.add(name + "=" + value));
    return joined.toString();
  }

  @Override
  public void close() {
    for (Connection connection : connections.values()) {
      try {
        connection.close();
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      }
    }
  }
}

package dev.malachite.http;

import dev.malachite.protocol.Service;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.impl.VertxInternal;
import io.vertx.core.net.KeyCertOptions;
import io.vertx.core.net.PemKeyCertOptions;
import io.vertx.core.net.PfxOptions;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The ports, one per service. As many event loops as there are processors share the connections of
 * each, because brief requests are answered there.
 */
public final class Servers implements AutoCloseable {
  private static final int MOST_LOOPS = 8;
  private static final int LONGEST_REQUEST_LINE = 32 * 1024;
  private static final int LARGEST_HEADERS = 64 * 1024;
  // Of a body: Vert.x reads on until eight pieces wait, for each upload, and has them on the heap.
  private static final int LARGEST_PIECE = 16 * 1024;

  private final MalachiteConfig config;
  private final Map<Service, List<HttpServer>> listening = new EnumMap<>(Service.class);

  private Servers(MalachiteConfig config) {
    this.config = config;
  }

  /** Opens the ports of the services that are given. */
  static Servers open(
      Vertx vertx, MalachiteConfig config, FrontDoor door, Iterable<Service> services) {
    Servers servers = new Servers(config);
    try {
      for (Service service : services) {
        servers.listen(vertx, door, service);
      }
      return servers;
    } catch (RuntimeException failure) {
      servers.close();
      throw failure;
    }
  }

  // Listeners of one port take its connections in turns. One that the system chooses has no others.
  private void listen(Vertx vertx, FrontDoor door, Service service) {
    List<HttpServer> listeners = new ArrayList<>();
    listening.put(service, listeners);
    int port = port(config.port(), service);
    int loops = port == 0 ? 1 : Math.min(Runtime.getRuntime().availableProcessors(), MOST_LOOPS);
    while (listeners.size() < loops) {
      HttpServer server =
          vertx
              .createHttpServer(options(config))
              .requestHandler(door.of(service))
              .invalidRequestHandler(Servers::refuse);
      listeners.add(listen(vertx, server, port, host(config, service)));
      port = server.actualPort();
    }
  }

  // A server belongs to the event loop from which it is told to listen; from elsewhere that is
  // always the same.
  private static HttpServer listen(Vertx vertx, HttpServer server, int port, String host) {
    Promise<HttpServer> listening = Promise.promise();
    ((VertxInternal) vertx)
        .createEventLoopContext()
        .runOnContext(_ -> server.listen(port, host).onComplete(listening));
    return Await.result(listening.future());
  }

  private static HttpServerOptions options(MalachiteConfig config) {
    HttpServerOptions options =
        new HttpServerOptions()
            .setMaxInitialLineLength(LONGEST_REQUEST_LINE)
            .setMaxHeaderSize(LARGEST_HEADERS)
            .setMaxChunkSize(LARGEST_PIECE)
            .setTcpNoDelay(true)
            // Nobody opens web sockets here, and each answer would pass what prepares for them.
            .setPerFrameWebSocketCompressionSupported(false)
            .setPerMessageWebSocketCompressionSupported(false)
            .setIdleTimeout(0);
    certificate(config.tls())
        .ifPresent(
            certificate -> options.setSsl(true).setUseAlpn(true).setKeyCertOptions(certificate));
    return options;
  }

  private static Optional<KeyCertOptions> certificate(MalachiteConfig.Tls tls) {
    if (tls.certificate().isEmpty()) {
      return Optional.empty();
    }
    String file = tls.certificate().get().toString();
    if (tls.key().isPresent()) {
      return Optional.of(
          new PemKeyCertOptions().setCertPath(file).setKeyPath(tls.key().get().toString()));
    }
    return tls.password().map(password -> new PfxOptions().setPath(file).setPassword(password));
  }

  private static String host(MalachiteConfig config, Service service) {
    MalachiteConfig.Addresses addresses = config.address();
    Optional<String> own =
        switch (service) {
          case BLOB -> addresses.blob();
          case QUEUE -> addresses.queue();
          case TABLE -> addresses.table();
          case FILE -> addresses.file();
        };
    return own.orElse(config.host());
  }

  // What the HTTP decoder could not read: there is no request to route, only a fault to name.
  private static void refuse(HttpServerRequest request) {
    String message = "The value for one of the HTTP headers is not in the correct format.";
    request
        .response()
        .setStatusCode(400)
        .putHeader("Content-Type", "application/xml")
        .putHeader("x-ms-error-code", "InvalidHeaderValue")
        .putHeader("Connection", "close")
        .end(
            "<?xml version=\"1.0\" encoding=\"utf-8\"?><Error><Code>InvalidHeaderValue</Code><Message>"
                + message
                + "</Message></Error>")
        .onComplete(sent -> request.connection().close());
  }

  private static int port(MalachiteConfig.Ports ports, Service service) {
    return switch (service) {
      case BLOB -> ports.blob();
      case QUEUE -> ports.queue();
      case TABLE -> ports.table();
      case FILE -> ports.file();
    };
  }

  /** The services by the ports they listen on. */
  Map<Integer, Service> ports() {
    Map<Integer, Service> ports = new HashMap<>();
    listening.keySet().forEach(service -> ports.put(port(service), service));
    return ports;
  }

  /** Where a service is, as in {@code http://127.0.0.1:10000}. */
  public String address(Service service) {
    String scheme = certificate(config.tls()).isPresent() ? "https" : "http";
    return scheme + "://" + host(config, service) + ":" + port(service);
  }

  /** The port a service really listens on. */
  public int port(Service service) {
    List<HttpServer> listeners = listening.get(service);
    if (listeners == null) {
      throw new IllegalStateException(service + " is not served by this process");
    }
    return listeners.getFirst().actualPort();
  }

  @Override
  public void close() {
    listening
        .values()
        .forEach(listeners -> listeners.forEach(server -> Await.result(server.close())));
    listening.clear();
  }
}

package dev.malachite.console;

import dev.malachite.http.Incoming;
import dev.malachite.protocol.Body;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Peer;
import dev.malachite.protocol.Service;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import java.io.ByteArrayInputStream;
import java.util.Optional;
import java.util.OptionalLong;

/** Requests to the API that came by way of the page's own address. */
final class Requests {
  private Requests() {}

  /** What comes after the prefix is the service, and then the request as its own port gets it. */
  static Optional<Incoming> find(RoutingContext context, String prefix) {
    String uri = context.request().uri();
    String rest = uri.startsWith(prefix) ? uri.substring(prefix.length()) : "";
    int slash = rest.indexOf('/');
    String named = slash < 0 ? "" : rest.substring(0, slash);
    for (Service service : Service.values()) {
      if (service.lowerCase().equals(named)) {
        return Optional.of(incoming(context, service, rest.substring(slash)));
      }
    }
    return Optional.empty();
  }

  static Incoming withMethod(Incoming request, String method) {
    return new Incoming(
        request.service(), method, request.uri(), request.headers(), Body.empty(), request.peer());
  }

  private static Incoming incoming(RoutingContext context, Service service, String uri) {
    HttpServerRequest request = context.request();
    Headers.Builder headers = Headers.builder();
    request
        .headers()
        .forEach(field -> {
          // The page and the server are of one origin: cross-origin rules are about other pages.
          if (!field.getKey().equalsIgnoreCase("Origin")) {
            headers.add(field.getKey(), field.getValue());
          }
        });
    return new Incoming(
        service,
        request.method().name(),
        uri,
        headers.build(),
        body(context),
        new Peer(
            request.remoteAddress().hostAddress(), request.isSSL(), Visitors.authority(request)));
  }

  // The management port has read it already; the page sends it in pieces.
  private static Body body(RoutingContext context) {
    Buffer buffer = context.body() == null ? null : context.body().buffer();
    byte[] bytes = buffer == null ? new byte[0] : buffer.getBytes();
    return new Body(OptionalLong.of(bytes.length), new ByteArrayInputStream(bytes));
  }
}

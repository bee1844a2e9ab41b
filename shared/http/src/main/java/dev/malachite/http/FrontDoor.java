package dev.malachite.http;

import dev.malachite.protocol.Body;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Peer;
import dev.malachite.protocol.Service;
import io.vertx.core.Handler;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import java.io.IOException;
import java.util.concurrent.Executor;
import org.jboss.logging.Logger;

/** Takes requests from the event loop, answers them on a virtual thread each. */
final class FrontDoor {
  private static final Logger LOG = Logger.getLogger(FrontDoor.class);

  private final Malachite malachite;
  private final Executor threads;
  private final boolean behindHttps;

  FrontDoor(Malachite malachite, Executor threads, boolean behindHttps) {
    this.malachite = malachite;
    this.threads = threads;
    this.behindHttps = behindHttps;
  }

  /** For a port that belongs to one service. */
  Handler<HttpServerRequest> of(Service service) {
    return request ->
        BodyStream.receive(request, body -> threads.execute(() -> answer(request, service, body)));
  }

  private void answer(HttpServerRequest request, Service service, BodyStream body) {
    HttpServerResponse response = request.response();
    response.exceptionHandler(gone -> LOG.debugf("connection lost: %s", gone.getMessage()));
    try {
      Incoming incoming = incoming(request, service, body);
      Answer answer = malachite.answer(incoming);
      if (body.neverAskedFor()) {
        response.putHeader("Connection", "close");
        response.endHandler(_ -> request.connection().close());
      }
      ReplyWriter.write(answer.reply(), response);
      malachite.sent(incoming, answer);
    } catch (IOException | RuntimeException failure) {
      // Headers may be out already: the only honest sign left is a broken connection.
      LOG.debugf("answer not sent: %s", failure.toString());
      request.connection().close();
    } finally {
      body.discard();
    }
  }

  private Incoming incoming(HttpServerRequest request, Service service, BodyStream body) {
    Headers.Builder headers = Headers.builder();
    request.headers().forEach(field -> headers.add(field.getKey(), field.getValue()));
    String authority = request.authority() == null ? "" : request.authority().toString();
    String address = request.remoteAddress() == null ? "" : request.remoteAddress().hostAddress();
    return new Incoming(
        service,
        request.method().name(),
        request.uri(),
        headers.build(),
        new Body(body.length(), body),
        new Peer(address, behindHttps || request.isSSL(), authority));
  }
}

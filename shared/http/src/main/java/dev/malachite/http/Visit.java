package dev.malachite.http;

import dev.malachite.protocol.Body;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Peer;
import dev.malachite.protocol.Service;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import java.io.IOException;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/** A request that came in, and what it is answered. One thread at a time uses it. */
final class Visit {
  private static final Logger LOG = Logger.getLogger(Visit.class);

  private final HttpServerRequest request;
  private final BodyStream body;
  private Incoming incoming;
  private @Nullable Answer answer;

  Visit(HttpServerRequest request, Service service, BodyStream body, boolean behindHttps) {
    this.request = request;
    this.body = body;
    this.incoming = incoming(request, service, body, behindHttps);
  }

  private static Incoming incoming(
      HttpServerRequest request, Service service, BodyStream body, boolean behindHttps) {
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

  Object connection() {
    return request.connection();
  }

  /** Whether nobody waits for the client who reads the body. */
  boolean isHere() {
    return body.isHere();
  }

  /** Whether the answer takes a few calls to the store, and waits for nobody. */
  boolean isBrief(Malachite malachite) {
    try {
      incoming = malachite.look(incoming);
      return incoming.isBrief();
    } catch (RuntimeException failure) {
      // It will fail again where it is answered, and that is an answer, too.
      LOG.debugf("cannot tell what a request is: %s", failure.toString());
      return false;
    }
  }

  void answer(Malachite malachite) {
    try {
      answer = malachite.answer(incoming);
    } catch (RuntimeException failure) {
      LOG.errorf(failure, "no answer to a %s", incoming.method());
    }
  }

  /** Whether nobody waits for the client who sends the answer. */
  boolean isSentAtOnce() {
    return answer == null || ReplyWriter.isSmall(answer.reply());
  }

  /** Sends the answer and leaves the connection to the next request, or ends it. */
  void send(Malachite malachite) {
    if (answer == null) {
      breakOff("there is none");
    } else {
      send(answer, malachite);
    }
    body.discard();
  }

  private void send(Answer answer, Malachite malachite) {
    HttpServerResponse response = request.response();
    response.exceptionHandler(gone -> LOG.debugf("connection lost: %s", gone.getMessage()));
    try {
      if (body.neverAskedFor()) {
        response.putHeader("Connection", "close");
        response.endHandler(_ -> request.connection().close());
      }
      ReplyWriter.write(answer.reply(), response, FileSender.of(request));
      malachite.sent(incoming, answer);
    } catch (IOException | RuntimeException failure) {
      breakOff(failure.toString());
    }
  }

  // Headers may be out already: the only honest sign left is a broken connection.
  private void breakOff(String reason) {
    LOG.debugf("answer not sent: %s", reason);
    request.connection().close();
  }
}

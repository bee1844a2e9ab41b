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

/**
 * Takes requests from the event loop and answers them on a virtual thread each. Who comes alone
 * with a brief request is answered on the event loop itself: waking a thread, and then the event
 * loop again, takes longer than such an answer.
 */
final class FrontDoor {
  private static final Logger LOG = Logger.getLogger(FrontDoor.class);

  private final Malachite malachite;
  private final Executor threads;
  private final boolean behindHttps;
  private final boolean near;
  private final Solitude solitude = new Solitude();

  FrontDoor(Malachite malachite, Executor threads, boolean behindHttps, boolean near) {
    this.malachite = malachite;
    this.threads = threads;
    this.behindHttps = behindHttps;
    this.near = near;
  }

  /** For a port that belongs to one service. */
  Handler<HttpServerRequest> of(Service service) {
    return request -> BodyStream.receive(request, body -> take(request, service, body));
  }

  private void take(HttpServerRequest request, Service service, BodyStream body) {
    boolean alone = solitude.enter(request.connection());
    if (alone && near && body.isHere()) {
      answer(request, service, body, true);
    } else {
      threads.execute(() -> answer(request, service, body, false));
    }
  }

  /**
   * Answers on this thread, unless it is the event loop's and that would keep it from others: what
   * is not brief, and what the client may take its time to receive, goes to a thread of its own.
   */
  private void answer(
      HttpServerRequest request, Service service, BodyStream body, boolean onEventLoop) {
    try {
      Incoming incoming = incoming(request, service, body);
      if (onEventLoop && !malachite.isBrief(incoming)) {
        threads.execute(() -> answer(request, service, body, false));
        return;
      }
      Answer answer = malachite.answer(incoming);
      if (onEventLoop && !ReplyWriter.isSmall(answer.reply())) {
        threads.execute(() -> send(request, body, incoming, answer));
      } else {
        send(request, body, incoming, answer);
      }
    } catch (RuntimeException failure) {
      breakOff(request, failure);
      leave(body);
    }
  }

  private void send(HttpServerRequest request, BodyStream body, Incoming incoming, Answer answer) {
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
      breakOff(request, failure);
    }
    leave(body);
  }

  // Headers may be out already: the only honest sign left is a broken connection.
  private static void breakOff(HttpServerRequest request, Exception failure) {
    LOG.debugf("answer not sent: %s", failure.toString());
    request.connection().close();
  }

  private void leave(BodyStream body) {
    body.discard();
    solitude.leave();
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

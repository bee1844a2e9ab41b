package dev.malachite.http;

import dev.malachite.protocol.Service;
import io.netty.channel.EventLoop;
import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.impl.ContextInternal;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jboss.logging.Logger;

/**
 * Takes requests from event loops and has them answered on a virtual thread each. Brief ones stay
 * on their event loop all the same, which carries their threads: to wake another processor, and
 * then the event loop again, takes longer than such an answer. Who comes alone with one needs no
 * thread at all.
 */
final class FrontDoor implements AutoCloseable {
  private static final Logger LOG = Logger.getLogger(FrontDoor.class);

  private final Malachite malachite;
  private final boolean behindHttps;
  private final boolean near;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final Map<EventLoop, Optional<LoopThreads>> loops = new ConcurrentHashMap<>();
  private final Solitude solitude = new Solitude();

  /**
   * Opens it.
   *
   * @param near whether brief requests wait for nobody but this process and its disk
   */
  FrontDoor(Malachite malachite, boolean behindHttps, boolean near) {
    this.malachite = malachite;
    this.behindHttps = behindHttps;
    this.near = near;
  }

  /** For a port that belongs to one service. */
  Handler<HttpServerRequest> of(Service service) {
    return request ->
        BodyStream.receive(request, body -> take(new Visit(request, service, body, behindHttps)));
  }

  private void take(Visit visit) {
    boolean alone = solitude.enter(visit.connection());
    if (!near || !visit.isHere() || !visit.isBrief(malachite)) {
      answerElsewhere(visit);
    } else if (alone) {
      answer(visit);
      sendFromLoop(visit);
    } else {
      ContextInternal context = (ContextInternal) Vertx.currentContext();
      loops
          .computeIfAbsent(context.nettyEventLoop(), FrontDoor::threadsOf)
          .ifPresentOrElse(
              loop -> loop.run(() -> answer(visit), () -> sendFromLoop(visit)),
              () -> answerElsewhere(visit));
    }
  }

  private static Optional<LoopThreads> threadsOf(EventLoop loop) {
    Optional<LoopThreads> threads = LoopThreads.of(loop);
    if (threads.isEmpty()) {
      LOG.info(
          "Event loops carry no virtual threads, which costs some speed: "
              + "start Java with --add-opens java.base/java.lang=ALL-UNNAMED");
    }
    return threads;
  }

  private void answer(Visit visit) {
    visit.answer(malachite);
  }

  private void send(Visit visit) {
    visit.send(malachite);
    solitude.leave();
  }

  private void answerElsewhere(Visit visit) {
    threads.execute(() -> {
      answer(visit);
      send(visit);
    });
  }

  // What the client may take its time to receive would keep the event loop from others.
  private void sendFromLoop(Visit visit) {
    if (visit.isSentAtOnce()) {
      send(visit);
    } else {
      threads.execute(() -> send(visit));
    }
  }

  /** Waits for the requests that are being answered. */
  @Override
  public void close() {
    threads.close();
    loops.values().forEach(loop -> loop.ifPresent(LoopThreads::close));
  }
}

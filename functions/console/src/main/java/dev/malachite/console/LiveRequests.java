package dev.malachite.console;

import dev.malachite.domain.Clock;
import dev.malachite.http.Answer;
import dev.malachite.http.Incoming;
import dev.malachite.http.Watcher;
import dev.malachite.store.MeasuredStore;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.core.json.JsonObject;
import io.vertx.ext.web.RoutingContext;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** Watches requests and tells whoever looks, twice a second: the busier, the less of each. */
public final class LiveRequests implements Watcher {
  private static final long PERIOD_MILLIS = 500;
  private static final int REMEMBERED = 240;
  private static final String OWN_MARK = "malachite-console";

  private final MeasuredStore store;
  private final Clock stopwatch = Clock.system();
  private final Set<HttpServerResponse> audience = ConcurrentHashMap.newKeySet();
  private final Deque<JsonObject> past = new ArrayDeque<>();
  private Tick current = new Tick();
  private long number;

  /** Costs are measured on the store, which the services must use. */
  public LiveRequests(MeasuredStore store) {
    this.store = store;
  }

  void start(Vertx vertx, Clock clock) {
    vertx.setPeriodic(PERIOD_MILLIS, timer -> tick(clock.now()));
  }

  @Override
  public Answer watch(Incoming incoming, Function<Incoming, Answer> next) {
    Instant start = stopwatch.now();
    MeasuredStore.Measured<Answer> measured = store.measure(() -> next.apply(incoming));
    record(observed(incoming, measured, Duration.between(start, stopwatch.now())));
    return measured.result();
  }

  private synchronized void record(Observed request) {
    number++;
    current.add(request, number);
  }

  /** The signature stays out of it: only the path is shown. */
  private static Observed observed(
      Incoming incoming, MeasuredStore.Measured<Answer> measured, Duration took) {
    Answer answer = measured.result();
    int question = incoming.uri().indexOf('?');
    return new Observed(
        answer.start(),
        incoming.service().lowerCase(),
        answer.operation(),
        incoming.method(),
        question < 0 ? incoming.uri() : incoming.uri().substring(0, question),
        answer.reply().status(),
        answer.error(),
        took.toNanos() / 1000,
        incoming.body().length().orElse(-1),
        answer.reply().payload().length(),
        measured.readUnits(),
        measured.writeUnits(),
        incoming.headers().first("x-ms-client-request-id").stream().anyMatch(OWN_MARK::equals));
  }

  void subscribe(RoutingContext context) {
    HttpServerResponse response = context.response();
    response.setChunked(true);
    response.putHeader("Content-Type", "text/event-stream");
    response.putHeader("Cache-Control", "no-store");
    remembered().forEach(tick -> send(response, tick));
    audience.add(response);
    response.closeHandler(closed -> audience.remove(response));
    response.exceptionHandler(gone -> audience.remove(response));
  }

  private synchronized Deque<JsonObject> remembered() {
    return new ArrayDeque<>(past);
  }

  private void tick(Instant now) {
    JsonObject tick = next(now);
    audience.forEach(response -> send(response, tick));
  }

  private synchronized JsonObject next(Instant now) {
    JsonObject tick = current.json(now);
    current = new Tick();
    past.addLast(tick);
    if (past.size() > REMEMBERED) {
      past.removeFirst();
    }
    return tick;
  }

  // Who cannot keep up misses something; nobody waits for a page.
  private static void send(HttpServerResponse response, JsonObject tick) {
    if (!response.closed() && !response.writeQueueFull()) {
      response.write("data: " + tick.encode() + "\n\n");
    }
  }
}

package dev.malachite.http;

import dev.malachite.domain.Clock;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jboss.logging.Logger;

/** One line and one measurement per request. */
final class AccessLog {
  private static final Logger LOG = Logger.getLogger("dev.malachite.access");

  private record Series(String service, String operation, String status) {
    // Every request asks; a native binary interprets the one that a record is given.
    @Override
    public boolean equals(Object other) {
      return other instanceof Series series
          && operation.equals(series.operation)
          && status.equals(series.status)
          && service.equals(series.service);
    }

    @Override
    public int hashCode() {
      return 31 * (31 * operation.hashCode() + status.hashCode()) + service.hashCode();
    }
  }

  private final Clock clock;
  private final MeterRegistry meters;
  private final boolean lines;
  private final Map<Series, Timer> timers = new ConcurrentHashMap<>();

  AccessLog(Clock clock, MeterRegistry meters, boolean lines) {
    this.clock = clock;
    this.meters = meters;
    this.lines = lines;
  }

  void record(Incoming incoming, Answer answer) {
    Duration took = Duration.between(answer.start(), clock.now());
    Series series =
        new Series(
            incoming.service().lowerCase(),
            answer.operation(),
            Integer.toString(answer.reply().status()));
    timers.computeIfAbsent(series, this::timer).record(took);
    if (lines) {
      LOG.info(line(incoming, answer, took));
    }
  }

  private Timer timer(Series series) {
    return Timer.builder("malachite.requests")
        .description("Requests by service, operation and status")
        .tag("service", series.service())
        .tag("operation", series.operation())
        .tag("status", series.status())
        .register(meters);
  }

  /** Keys and values; the query stays out of it, because it may hold a signature. */
  private static String line(Incoming incoming, Answer answer, Duration took) {
    int question = incoming.uri().indexOf('?');
    String path = question < 0 ? incoming.uri() : incoming.uri().substring(0, question);
    return "service="
        + incoming.service().lowerCase()
        + " operation="
        + answer.operation()
        + " status="
        + answer.reply().status()
        + " error="
        + answer.error()
        + " micros="
        + took.toNanos() / 1000
        + " in="
        + incoming.body().length().orElse(-1)
        + " out="
        + answer.reply().payload().length()
        + " method="
        + incoming.method()
        + " path="
        + path
        + " client="
        + incoming.peer().address()
        + " request="
        + answer.requestId();
  }
}

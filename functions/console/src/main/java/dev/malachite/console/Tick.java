package dev.malachite.console;

import io.vertx.core.json.JsonArray;
import io.vertx.core.json.JsonObject;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * What happened in a short time: a few figures about all requests, and the last of them whole. The
 * console's own count neither here nor there.
 */
final class Tick {
  private static final int MOST_SHOWN = 60;
  private static final int MOST_TIMED = 4096;
  private static final double SLOW = 0.95;

  private record Shown(Observed request, long number) {}

  private final Deque<Shown> shown = new ArrayDeque<>();
  private final List<Long> times = new ArrayList<>();
  private long count;
  private long errors;
  private long readUnits;
  private long writeUnits;

  void add(Observed request, long number) {
    if (shown.size() == MOST_SHOWN) {
      shown.removeFirst();
    }
    shown.add(new Shown(request, number));
    if (!request.own()) {
      count++;
      errors += request.failed() ? 1 : 0;
      readUnits += request.readUnits();
      writeUnits += request.writeUnits();
      if (times.size() < MOST_TIMED) {
        times.add(request.micros());
      }
    }
  }

  JsonObject json(Instant now) {
    List<Long> sorted = times.stream().sorted().toList();
    return new JsonObject()
        .put("at", now.toEpochMilli())
        .put("count", count)
        .put("errors", errors)
        .put("median", quantile(sorted, 0.5))
        .put("slow", quantile(sorted, SLOW))
        .put("readUnits", readUnits)
        .put("writeUnits", writeUnits)
        .put("requests", requests());
  }

  // Only now: of a busy moment most requests are never shown.
  private JsonArray requests() {
    JsonArray requests = new JsonArray();
    shown.forEach(each -> requests.add(each.request().json(each.number())));
    return requests;
  }

  private static long quantile(List<Long> sorted, double share) {
    return sorted.isEmpty() ? 0 : sorted.get((int) (share * (sorted.size() - 1)));
  }
}

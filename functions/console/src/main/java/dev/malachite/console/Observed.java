package dev.malachite.console;

import io.vertx.core.json.JsonObject;
import java.time.Instant;

/**
 * One request as the stream shows it.
 *
 * @param micros until the answer was ready
 * @param own whether the console itself asked
 */
record Observed(
    Instant at,
    String service,
    String operation,
    String method,
    String path,
    int status,
    String error,
    long micros,
    long received,
    long sent,
    long readUnits,
    long writeUnits,
    boolean own) {
  private static final int FIRST_FAILURE = 400;

  boolean failed() {
    return status >= FIRST_FAILURE;
  }

  JsonObject json(long number) {
    return new JsonObject()
        .put("number", number)
        .put("at", at.toEpochMilli())
        .put("service", service)
        .put("operation", operation)
        .put("method", method)
        .put("path", path)
        .put("status", status)
        .put("error", error)
        .put("micros", micros)
        .put("received", received)
        .put("sent", sent)
        .put("readUnits", readUnits)
        .put("writeUnits", writeUnits)
        .put("console", own);
  }
}

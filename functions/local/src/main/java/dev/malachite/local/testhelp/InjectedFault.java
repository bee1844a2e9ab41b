package dev.malachite.local.testhelp;

import static java.util.Objects.requireNonNullElse;

import dev.malachite.protocol.Service;
import io.vertx.core.json.JsonObject;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * What shall go wrong with an operation.
 *
 * @param service empty: in all of them
 * @param operation its id in the manifest; an asterisk: all of them
 * @param delay how long it takes before
 * @param left how often it shall still happen
 */
record InjectedFault(
    Optional<Service> service, String operation, Kind kind, Duration delay, AtomicInteger left) {
  private static final String ANY = "*";

  /** How it ends. */
  enum Kind {
    /** Well, only late. */
    NONE,
    /** 503 ServerBusy; nothing was done. */
    BUSY,
    /** 500 OperationTimedOut; nothing was done. */
    TIMEOUT,
    /** 500 OperationTimedOut; yet it was done. */
    LOST
  }

  static InjectedFault parse(JsonObject json) {
    try {
      return new InjectedFault(
          Optional.ofNullable(json.getString("service")).map(InjectedFault::service),
          requireNonNullElse(json.getString("operation"), ANY),
          Kind.valueOf(
              requireNonNullElse(json.getString("answer"), "none").toUpperCase(Locale.ROOT)),
          Duration.parse(requireNonNullElse(json.getString("delay"), "PT0S")),
          new AtomicInteger(requireNonNullElse(json.getInteger("times"), 1)));
    } catch (ClassCastException | DateTimeParseException wrong) {
      throw new IllegalArgumentException(wrong.getMessage(), wrong);
    }
  }

  private static Service service(String name) {
    return Service.valueOf(name.toUpperCase(Locale.ROOT));
  }

  boolean isAbout(Service asked, String id) {
    return service.stream().allMatch(asked::equals)
        && (operation.equals(ANY) || operation.equals(id));
  }

  /** Whether it happens now: once for each time that is left. */
  boolean happens() {
    return left.getAndUpdate(count -> Math.max(0, count - 1)) > 0;
  }

  JsonObject json() {
    JsonObject json = new JsonObject();
    service.ifPresent(each -> json.put("service", each.lowerCase()));
    return json.put("operation", operation)
        .put("answer", kind.name().toLowerCase(Locale.ROOT))
        .put("delay", delay.toString())
        .put("times", left.get());
  }
}

package dev.malachite.protocol.routing;

import dev.malachite.protocol.Headers;
import dev.malachite.protocol.errors.ErrorCode;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Table clients behind old proxies send other methods inside POST. */
public final class Tunnel {
  private static final Set<String> METHODS = Set.of("PUT", "MERGE", "PATCH", "DELETE");

  private Tunnel() {}

  /** The method that is meant. */
  public static String method(String method, Headers headers) {
    List<String> tunnelled = headers.all("X-HTTP-Method");
    if (tunnelled.isEmpty()) {
      return method;
    }
    if (!method.equals("POST")) {
      throw ErrorCode.X_METHOD_NOT_USING_POST.exception();
    }
    if (tunnelled.size() > 1) {
      throw ErrorCode.X_METHOD_INCORRECT_COUNT.exception();
    }
    String meant = tunnelled.getFirst().strip().toUpperCase(Locale.ROOT);
    if (!METHODS.contains(meant)) {
      throw ErrorCode.X_METHOD_INCORRECT_VALUE.exception();
    }
    return meant;
  }
}

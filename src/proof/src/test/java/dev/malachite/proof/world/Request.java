package dev.malachite.proof.world;

import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Service;
import java.nio.charset.StandardCharsets;

/**
 * A request as a client makes it.
 *
 * @param line method and path within the account, as in {@code GET /box/blob?comp=tags}
 */
public record Request(Service service, String line, Headers headers, byte[] body) {
  public static Request of(Service service, String line, String body, String... headers) {
    return new Request(service, line, Headers.of(headers), body.getBytes(StandardCharsets.UTF_8));
  }

  public static Request of(Service service, String line) {
    return of(service, line, "");
  }

  public String method() {
    return line.substring(0, line.indexOf(' '));
  }

  public String path() {
    return line.substring(line.indexOf(' ') + 1);
  }
}

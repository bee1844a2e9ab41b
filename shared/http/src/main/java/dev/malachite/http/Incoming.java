package dev.malachite.http;

import dev.malachite.protocol.Body;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Peer;
import dev.malachite.protocol.Service;
import java.util.Optional;

/**
 * A request as the wire brought it.
 *
 * @param service the one the port belongs to; a host name may say otherwise
 * @param uri the request target exactly as sent
 * @param parsed what it was found to say, if somebody looked before it is answered
 */
public record Incoming(
    Service service,
    String method,
    String uri,
    Headers headers,
    Body body,
    Peer peer,
    Optional<Parsed> parsed) {

  /** At which nobody has looked yet. */
  public Incoming(
      Service service, String method, String uri, Headers headers, Body body, Peer peer) {
    this(service, method, uri, headers, body, peer, Optional.empty());
  }

  Incoming with(Parsed found) {
    return new Incoming(service, method, uri, headers, body, peer, Optional.of(found));
  }

  /** Whether it is known that the answer takes a few calls to the store, and waits for nobody. */
  boolean isBrief() {
    return parsed.filter(known -> known.row().isBrief(known.query(), headers)).isPresent();
  }
}

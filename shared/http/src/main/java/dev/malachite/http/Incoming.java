package dev.malachite.http;

import dev.malachite.protocol.Body;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Peer;
import dev.malachite.protocol.Service;
import java.util.Optional;

/** A request as the wire brought it. One thread at a time uses it. */
public final class Incoming {
  private final Service service;
  private final String method;
  private final String uri;
  private final Headers headers;
  private final Body body;
  private final Peer peer;
  private Optional<Parsed> parsed = Optional.empty();

  /**
   * Keeps the parts.
   *
   * @param service the one the port belongs to; a host name may say otherwise
   * @param uri the request target exactly as sent
   */
  public Incoming(
      Service service, String method, String uri, Headers headers, Body body, Peer peer) {
    this.service = service;
    this.method = method;
    this.uri = uri;
    this.headers = headers;
    this.body = body;
    this.peer = peer;
  }

  public Service service() {
    return service;
  }

  public String method() {
    return method;
  }

  public String uri() {
    return uri;
  }

  public Headers headers() {
    return headers;
  }

  public Body body() {
    return body;
  }

  public Peer peer() {
    return peer;
  }

  /** What it was found to say, if somebody looked before it is answered. */
  Optional<Parsed> parsed() {
    return parsed;
  }

  void remember(Parsed found) {
    parsed = Optional.of(found);
  }
}

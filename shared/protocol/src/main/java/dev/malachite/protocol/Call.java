package dev.malachite.protocol;

import dev.malachite.protocol.auth.Principal;
import java.time.Instant;
import java.util.Optional;

/** One request, parsed once. Operations see nothing else of the wire. */
public record Call(
    String requestId,
    Instant receivedAt,
    Target target,
    Resource resource,
    Query query,
    Headers headers,
    Body body,
    Peer peer,
    Principal principal) {

  /** The version that answers when a request names none. */
  public static final String DEFAULT_VERSION = "2026-06-06";

  public Service service() {
    return target.service();
  }

  public String account() {
    return target.account();
  }

  public String method() {
    return target.method();
  }

  public String container() {
    return resource.container();
  }

  public String object() {
    return resource.object();
  }

  public Optional<String> header(String name) {
    return headers.first(name);
  }

  public Optional<String> parameter(String name) {
    return query.first(name);
  }

  /**
   * The protocol version the client speaks, or its signature; versions are dates, so they compare
   * as text.
   */
  public String version() {
    return header("x-ms-version")
        .or(() -> parameter("api-version"))
        .or(() -> parameter("sv"))
        .orElse(DEFAULT_VERSION);
  }

  public boolean isAtLeast(String version) {
    return version().compareTo(version) >= 0;
  }

  public Call withPrincipal(Principal known) {
    return new Call(requestId, receivedAt, target, resource, query, headers, body, peer, known);
  }

  /** The same request about another resource. */
  public Call withResource(Resource other) {
    return new Call(requestId, receivedAt, target, other, query, headers, body, peer, principal);
  }

  public Call withHeaders(Headers other) {
    return new Call(requestId, receivedAt, target, resource, query, other, body, peer, principal);
  }

  public Call withBody(Body other) {
    return new Call(
        requestId, receivedAt, target, resource, query, headers, other, peer, principal);
  }
}

package dev.malachite.local.seed;

import dev.malachite.http.Incoming;
import dev.malachite.http.Malachite;
import dev.malachite.protocol.Body;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Peer;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.Service;
import java.io.ByteArrayInputStream;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/** Uses the API as the owner of an account, from inside. */
final class SeedClient {
  private static final Peer HERE = new Peer("127.0.0.1", true, "127.0.0.1");

  private final Malachite malachite;
  private final String account;

  SeedClient(Malachite malachite, String account) {
    this.malachite = malachite;
    this.account = account;
  }

  /** The path of a resource, each part of it encoded, slashes included. */
  String path(String... parts) {
    return "/"
        + account
        + "/"
        + Arrays.stream(parts).map(SeedClient::encoded).collect(Collectors.joining("/"));
  }

  private static String encoded(String part) {
    return URLEncoder.encode(part, StandardCharsets.UTF_8).replace("+", "%20");
  }

  Reply ask(Service service, String method, String target, Headers headers, Body body) {
    return malachite.answerInside(
        new Incoming(service, method, target, headers, body, HERE), Optional.of(account));
  }

  /** Does it, unless it is there already; whether it was done. */
  boolean create(Service service, String method, String target, Headers headers, Body body) {
    return require(target, ask(service, method, target, headers, body), 409).status() != 409;
  }

  Reply require(String target, Reply reply, int alsoAllowed) {
    if (reply.status() >= 300 && reply.status() != alsoAllowed) {
      throw new IllegalStateException(
          "Seeding of %s failed: %d %s"
              .formatted(
                  target, reply.status(), reply.headers().first("x-ms-error-code").orElse("")));
    }
    return reply;
  }

  static Body body(String text) {
    return body(text.getBytes(StandardCharsets.UTF_8));
  }

  static Body body(byte[] bytes) {
    return new Body(OptionalLong.of(bytes.length), new ByteArrayInputStream(bytes));
  }
}

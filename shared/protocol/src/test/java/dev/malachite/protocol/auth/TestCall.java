package dev.malachite.protocol.auth;

import dev.malachite.protocol.Body;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Peer;
import dev.malachite.protocol.Query;
import dev.malachite.protocol.Resource;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.Target;
import java.time.Instant;
import java.util.Base64;
import java.util.List;

/** Requests as the wire would bring them, and the account they are for. */
public record TestCall(
    Service service, String method, String url, Headers headers, String address, Instant now) {
  public static final Instant NOW = Instant.parse("2026-03-01T12:00:00Z");
  public static final String DATE = "Sun, 01 Mar 2026 12:00:00 GMT";
  public static final String ACCOUNT = "myaccount";
  static final byte[] KEY = bytes(0);
  static final byte[] SECOND_KEY = bytes(64);

  public static TestCall of(Service service, String method, String url) {
    return new TestCall(service, method, url, Headers.empty(), "10.1.2.3", NOW);
  }

  static Account account() {
    return Account.of(ACCOUNT, List.of(KEY, SECOND_KEY));
  }

  static String key() {
    return Base64.getEncoder().encodeToString(KEY);
  }

  private static byte[] bytes(int first) {
    byte[] bytes = new byte[64];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (first + i);
    }
    return bytes;
  }

  public TestCall with(Headers other) {
    return new TestCall(service, method, url, other, address, now);
  }

  TestCall from(String other) {
    return new TestCall(service, method, url, headers, other, now);
  }

  TestCall at(Instant other) {
    return new TestCall(service, method, url, headers, address, other);
  }

  /** Splits the address by hand: URI classes normalise what signatures cover. */
  public Call build() {
    int authorityAt = url.indexOf("://") + 3;
    int question = url.indexOf('?');
    String base = question < 0 ? url : url.substring(0, question);
    int slash = base.indexOf('/', authorityAt);
    String authority = slash < 0 ? base.substring(authorityAt) : base.substring(authorityAt, slash);
    String rawPath = slash < 0 ? "" : base.substring(slash);
    boolean pathStyle = authority.startsWith("127.0.0.1");
    String name = pathStyle ? segment(rawPath) : authority.substring(0, authority.indexOf('.'));
    String path = pathStyle ? rawPath.substring(name.length() + 1) : rawPath;
    boolean secondary = name.endsWith("-secondary");
    String account = secondary ? name.substring(0, name.length() - 10) : name;
    return new Call(
        "request",
        now,
        new Target(service, account, secondary, method, rawPath, path.isEmpty() ? "/" : path),
        Resource.parse(path.isEmpty() ? "/" : path).orElseThrow(),
        Query.parse(question < 0 ? "" : url.substring(question + 1)).orElseThrow(),
        headers,
        Body.empty(),
        new Peer(address, url.startsWith("https:"), authority),
        new Principal.Anonymous());
  }

  private static String segment(String rawPath) {
    int slash = rawPath.indexOf('/', 1);
    return slash < 0 ? rawPath.substring(1) : rawPath.substring(1, slash);
  }
}

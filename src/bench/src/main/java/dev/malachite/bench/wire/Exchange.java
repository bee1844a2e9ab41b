package dev.malachite.bench.wire;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** One request before it is signed. */
public final class Exchange {
  private static final String VERSION = "2024-11-04";
  private static final ByteBuffer NOTHING = ByteBuffer.allocate(0);

  private final Service service;
  private final String method;
  private final String path;
  private final Fields query = new Fields();
  private final Fields headers = new Fields();
  private ByteBuffer body = NOTHING;

  private Exchange(Service service, String method, String path) {
    this.service = service;
    this.method = method;
    this.path = path;
  }

  /**
   * Starts a request.
   *
   * @param path below the account, already percent-encoded, without a leading slash
   */
  public static Exchange of(Service service, String method, String path) {
    return new Exchange(service, method, path);
  }

  /** A parameter whose value needs no percent-encoding. */
  public Exchange query(String name, String value) {
    query.put(name, value);
    return this;
  }

  /** Names in lower case, as they are signed. */
  public Exchange header(String name, String value) {
    headers.put(name, value);
    return this;
  }

  public Exchange body(byte[] bytes) {
    return body(ByteBuffer.wrap(bytes));
  }

  /** A large one is best a direct buffer: it is sent from where it is, as often as it is sent. */
  public Exchange body(ByteBuffer bytes) {
    body = bytes;
    return this;
  }

  public Exchange body(String text) {
    return body(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Sets what every request has, as of now. */
  void stamp(String date) {
    headers.put("x-ms-date", date);
    headers.put("x-ms-version", VERSION);
    if (body.hasRemaining() || !method.equals("GET")) {
      headers.put("content-length", Integer.toString(body.remaining()));
    }
  }

  Service service() {
    return service;
  }

  String method() {
    return method;
  }

  String path() {
    return path;
  }

  Fields query() {
    return query;
  }

  Fields headers() {
    return headers;
  }

  ByteBuffer body() {
    return body.duplicate();
  }

  boolean isAnsweredWithBody() {
    return !method.equals("HEAD");
  }

  @Override
  public String toString() {
    return method + " " + service.lowerCase() + " /" + path + " " + query;
  }
}

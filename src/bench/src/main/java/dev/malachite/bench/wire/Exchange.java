package dev.malachite.bench.wire;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/** One request before it is signed. */
public final class Exchange {
  private static final byte[] NOTHING = {};

  private final Service service;
  private final String method;
  private final String path;
  private final Map<String, String> query = new TreeMap<>();
  private final Map<String, String> headers = new TreeMap<>();
  private byte[] body = NOTHING;

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
    body = bytes;
    return this;
  }

  public Exchange body(String text) {
    return body(text.getBytes(StandardCharsets.UTF_8));
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

  Map<String, String> query() {
    return query;
  }

  Map<String, String> headers() {
    return headers;
  }

  byte[] body() {
    return body;
  }

  @Override
  public String toString() {
    return method + " " + service.lowerCase() + " /" + path + " " + query;
  }
}

package dev.malachite.bench.wire;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;

/** What came back. */
public final class Answer {
  private final int status;
  private final Map<String, String> headers;
  private final byte[] body;

  /** Header names are in lower case. */
  Answer(int status, Map<String, String> headers, byte[] body) {
    this.status = status;
    this.headers = headers;
    this.body = body;
  }

  public int status() {
    return status;
  }

  public Optional<String> header(String name) {
    return Optional.ofNullable(headers.get(name));
  }

  public int length() {
    return body.length;
  }

  public String text() {
    return new String(body, StandardCharsets.UTF_8);
  }
}

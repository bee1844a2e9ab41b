package dev.malachite.protocol.batch;

import dev.malachite.protocol.Headers;
import java.util.Arrays;
import java.util.Optional;

/** A request inside a part of a batch. The body is not copied: leave it alone. */
public final class HttpRequestPart {
  private final String method;
  private final String uri;
  private final Headers headers;
  private final byte[] body;
  private final Optional<String> contentId;

  private HttpRequestPart(
      String method, String uri, Headers headers, byte[] body, Optional<String> contentId) {
    this.method = method;
    this.uri = uri;
    this.headers = headers;
    this.body = body;
    this.contentId = contentId;
  }

  public static HttpRequestPart parse(MimePart part) {
    if (!part.isHttp()) {
      throw BatchErrors.malformed("a part is not application/http.");
    }
    Lines lines = new Lines(part.content());
    String[] line = lines.next().split(" ", -1);
    boolean sound =
        line.length == 3
            && !line[0].isEmpty()
            && !line[1].isEmpty()
            && line[2].startsWith("HTTP/1.");
    if (!sound) {
      throw BatchErrors.malformed("a part has no request line.");
    }
    Headers headers = lines.headers();
    Optional<String> id = part.headers().first("Content-ID").or(() -> headers.first("Content-ID"));
    return new HttpRequestPart(line[0], line[1], headers, body(headers, lines.rest()), id);
  }

  private static byte[] body(Headers headers, byte[] rest) {
    return headers
        .first("Content-Length")
        .map(declared -> Arrays.copyOf(rest, length(declared, rest.length)))
        .orElse(rest);
  }

  private static int length(String declared, int available) {
    boolean number =
        !declared.isEmpty()
            && declared.length() <= 9
            && declared.chars().allMatch(sign -> sign >= '0' && sign <= '9');
    if (!number || Integer.parseInt(declared) > available) {
      throw BatchErrors.malformed("a part is shorter than its Content-Length.");
    }
    return Integer.parseInt(declared);
  }

  public String method() {
    return method;
  }

  /** As it stands in the request line: absolute, or a path with or without a query. */
  public String uri() {
    return uri;
  }

  public Headers headers() {
    return headers;
  }

  public byte[] body() {
    return body;
  }

  /** By which the client knows the answer again. */
  public Optional<String> contentId() {
    return contentId;
  }
}

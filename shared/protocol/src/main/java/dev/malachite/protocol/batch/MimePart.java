package dev.malachite.protocol.batch;

import dev.malachite.protocol.Headers;
import java.util.Locale;

/** A part of a multipart document. The content is not copied: leave it alone. */
public final class MimePart {
  private final Headers headers;
  private final byte[] content;

  MimePart(Headers headers, byte[] content) {
    this.headers = headers;
    this.content = content;
  }

  public Headers headers() {
    return headers;
  }

  public byte[] content() {
    return content;
  }

  public String contentType() {
    return headers.first("Content-Type").orElse("");
  }

  public boolean isMultipart() {
    return mediaType().equals("multipart/mixed");
  }

  public boolean isHttp() {
    return mediaType().equals("application/http");
  }

  private String mediaType() {
    String type = contentType();
    int semicolon = type.indexOf(';');
    return (semicolon < 0 ? type : type.substring(0, semicolon)).strip().toLowerCase(Locale.ROOT);
  }
}

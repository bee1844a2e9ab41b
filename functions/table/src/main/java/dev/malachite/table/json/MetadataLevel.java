package dev.malachite.table.json;

import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Query;
import dev.malachite.protocol.errors.ErrorCode;
import java.util.Locale;

/** How much an answer says beside the values. */
public enum MetadataLevel {
  NONE("nometadata"),
  MINIMAL("minimalmetadata"),
  FULL("fullmetadata");

  private final String text;

  MetadataLevel(String text) {
    this.text = text;
  }

  /** What $format asks for, or else Accept. */
  public static MetadataLevel of(Query query, Headers headers) {
    String wish = query.first("$format").or(() -> headers.first("Accept")).orElse("");
    String lower = wish.toLowerCase(Locale.ROOT);
    for (MetadataLevel level : values()) {
      if (lower.contains(level.text)) {
        return level;
      }
    }
    boolean json = lower.isBlank() || lower.contains("json") || lower.contains("*/*");
    if (!json) {
      throw lower.contains("atom") || lower.contains("xml")
          ? ErrorCode.ATOM_FORMAT_NOT_SUPPORTED.exception()
          : ErrorCode.MEDIA_TYPE_NOT_SUPPORTED.exception();
    }
    return MINIMAL;
  }

  public String contentType() {
    return "application/json;odata=" + text + ";streaming=true;charset=utf-8";
  }

  boolean saysContext() {
    return this != NONE;
  }
}

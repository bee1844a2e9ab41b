package dev.malachite.protocol.integrity;

import dev.malachite.domain.Malformed;
import dev.malachite.domain.Metadata;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.MalformedInput;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** User metadata as it travels in headers. */
public final class MetadataHeaders {
  private static final String PREFIX = "x-ms-meta-";

  private MetadataHeaders() {}

  public static Metadata read(Headers headers) {
    List<Map.Entry<String, String>> entries = new ArrayList<>();
    headers.forEach((name, value) -> {
      if (name.regionMatches(true, 0, PREFIX, 0, PREFIX.length())) {
        entries.add(Map.entry(name.substring(PREFIX.length()), value));
      }
    });
    try {
      return Metadata.of(entries);
    } catch (Malformed malformed) {
      throw MalformedInput.error(malformed);
    }
  }

  public static Reply.Part write(Metadata metadata) {
    return reply -> metadata.entries().forEach((name, value) -> reply.header(PREFIX + name, value));
  }
}

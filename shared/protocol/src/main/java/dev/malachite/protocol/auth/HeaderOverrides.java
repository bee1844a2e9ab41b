package dev.malachite.protocol.auth;

import dev.malachite.protocol.Headers;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Headers that a SAS puts in the place of what is stored, on reads. */
public record HeaderOverrides(Map<String, String> headers) {
  private static final HeaderOverrides NONE = new HeaderOverrides(Map.of());

  public HeaderOverrides {
    headers = Map.copyOf(headers);
  }

  public static HeaderOverrides none() {
    return NONE;
  }

  public Headers applyTo(Headers stored) {
    if (headers.isEmpty()) {
      return stored;
    }
    Set<String> replaced = new HashSet<>();
    headers.keySet().forEach(name -> replaced.add(name.toLowerCase(Locale.ROOT)));
    Headers.Builder result = Headers.builder();
    stored.forEach((name, value) -> {
      if (!replaced.contains(name.toLowerCase(Locale.ROOT))) {
        result.add(name, value);
      }
    });
    headers.forEach(result::add);
    return result.build();
  }
}

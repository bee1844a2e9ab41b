package dev.malachite.local.seed;

import java.net.URLConnection;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** The type of a file by its name. */
final class ContentTypes {
  private static final Map<String, String> KNOWN =
      Map.of(
          "css", "text/css",
          "csv", "text/csv",
          "js", "text/javascript",
          "json", "application/json",
          "md", "text/markdown",
          "parquet", "application/vnd.apache.parquet",
          "svg", "image/svg+xml",
          "webp", "image/webp");

  private ContentTypes() {}

  static String of(Path file) {
    String name = Listing.name(file);
    return Optional.ofNullable(KNOWN.get(name.substring(name.lastIndexOf('.') + 1)))
        .or(() -> Optional.ofNullable(URLConnection.guessContentTypeFromName(name)))
        .orElse("application/octet-stream");
  }
}

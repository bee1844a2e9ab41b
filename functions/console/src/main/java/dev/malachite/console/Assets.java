package dev.malachite.console;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.RoutingContext;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The files of the page. All of them are known, so a path can name no other. */
final class Assets {
  private static final List<String> NAMES =
      List.of(
          "api.js",
          "app.js",
          "blobs.js",
          "dom.js",
          "format.js",
          "index.html",
          "leases.js",
          "live.js",
          "malachite.svg",
          "overview.js",
          "panes.js",
          "plots.js",
          "queues.js",
          "requests.js",
          "shares.js",
          "style.css",
          "tables.js",
          "ticking.js",
          "transfers.js");

  /** Nothing from elsewhere, nothing inline, in nobody's frame. */
  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'"
          + " blob:; connect-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri"
          + " 'none'";

  private final Map<String, Buffer> loaded = new HashMap<>();

  static List<String> names() {
    return NAMES;
  }

  void serve(RoutingContext context) {
    String path = context.request().path();
    String asked = path.substring(path.lastIndexOf('/') + 1);
    String name = asked.isEmpty() ? "index.html" : asked;
    if (!NAMES.contains(name)) {
      context.response().setStatusCode(404).end();
      return;
    }
    HttpServerResponse response = context.response();
    response.putHeader("Content-Type", type(name));
    response.putHeader("Content-Security-Policy", POLICY);
    response.putHeader("X-Content-Type-Options", "nosniff");
    response.putHeader("Referrer-Policy", "no-referrer");
    response.putHeader("Cache-Control", "no-cache");
    response.end(bytes(name));
  }

  private synchronized Buffer bytes(String name) {
    return loaded.computeIfAbsent(name, Assets::load);
  }

  private static Buffer load(String name) {
    try (InputStream file = Assets.class.getResourceAsStream("/console/" + name)) {
      if (file == null) {
        throw new IllegalStateException("the console lacks " + name);
      }
      return Buffer.buffer(file.readAllBytes());
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static String type(String name) {
    return switch (name.substring(name.lastIndexOf('.') + 1)) {
      case "html" -> "text/html; charset=utf-8";
      case "css" -> "text/css; charset=utf-8";
      case "svg" -> "image/svg+xml";
      default -> "text/javascript; charset=utf-8";
    };
  }
}

package dev.malachite.proof.calls;

import dev.malachite.protocol.Service;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** One working call for every row of the manifest, from {@code calls.txt}. */
public final class Catalogue {
  private static final List<Line> ALL = load();

  private Catalogue() {}

  /** What has to be done first. */
  public static List<Line> preparations(Service service) {
    return of(service).stream().filter(Line::isPreparation).toList();
  }

  public static List<Line> rows(Service service) {
    return of(service).stream().filter(line -> !line.isPreparation()).toList();
  }

  public static List<Line> rows() {
    return ALL.stream().filter(line -> !line.isPreparation()).toList();
  }

  private static List<Line> of(Service service) {
    return ALL.stream().filter(line -> line.service() == service).toList();
  }

  private static List<Line> load() {
    List<Line> lines = new ArrayList<>();
    Service service = Service.BLOB;
    for (String text : read().lines().toList()) {
      if (text.startsWith("service ")) {
        service = Service.valueOf(text.substring("service ".length()).toUpperCase(Locale.ROOT));
      } else if (!text.isBlank() && !text.startsWith("#")) {
        lines.add(Line.parse(service, text));
      }
    }
    return lines;
  }

  private static String read() {
    try (InputStream stream = Catalogue.class.getResourceAsStream("/calls.txt")) {
      return new String(Objects.requireNonNull(stream).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}

package dev.malachite.protocol.routing;

import dev.malachite.protocol.Service;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** All operations of the API. */
public record Manifest(List<Row> rows) {
  private static final String RESOURCE = "operations.yaml";

  /** The manifest that is packaged with this class. */
  public static Manifest load() {
    return new Manifest(ManifestParser.parse(text()).stream().map(RowReader::read).toList());
  }

  static String text() {
    try (InputStream file =
        Objects.requireNonNull(Manifest.class.getResourceAsStream(RESOURCE), RESOURCE)) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  public List<Row> rows(Service service) {
    return rows.stream().filter(row -> row.service() == service).toList();
  }

  public Optional<Row> row(Service service, String id) {
    return rows(service).stream().filter(row -> row.id().equals(id)).findFirst();
  }
}

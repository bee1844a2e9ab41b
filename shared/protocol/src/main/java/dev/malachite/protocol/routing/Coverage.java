package dev.malachite.protocol.routing;

import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The table of operations that the README shows. */
public final class Coverage {
  private static final String HEAD =
      """
      | Service | Operation | Method | Path | Selected by | Built |
      |---|---|---|---|---|---|
      """;

  private Coverage() {}

  public static String markdown(Manifest manifest, Predicate<Row> built) {
    return manifest.rows().stream()
        .map(row -> line(row, built.test(row)))
        .collect(Collectors.joining("", HEAD, ""));
  }

  private static String line(Row row, boolean built) {
    return "| %s | %s | %s | %s | %s | %s |\n"
        .formatted(
            row.service().lowerCase(),
            row.title(),
            String.join(", ", row.methods()),
            row.paths().stream().map(path -> code(path.text())).collect(Collectors.joining(" ")),
            selection(row),
            built ? "yes" : "no");
  }

  private static String selection(Row row) {
    String selectors =
        row.selectors().stream()
            .filter(selector -> selector.rule() != Selector.Rule.ABSENT)
            .map(selector -> code(selector.toString()))
            .collect(Collectors.joining(" "));
    return row.either().isEmpty()
        ? selectors
        : selectors + " " + code(String.join(" or ", row.either()));
  }

  private static String code(String text) {
    return "`" + text + "`";
  }
}

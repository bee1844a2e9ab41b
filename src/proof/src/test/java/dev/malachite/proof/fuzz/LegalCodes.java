package dev.malachite.proof.fuzz;

import dev.malachite.protocol.Service;
import dev.malachite.protocol.routing.BodyKind;
import dev.malachite.protocol.routing.Manifest;
import dev.malachite.protocol.routing.PathShape;
import dev.malachite.protocol.routing.Row;
import dev.malachite.protocol.routing.StoreUse;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** Which operations may be refused with which codes, from {@code codes.txt}. */
final class LegalCodes {
  private static final Set<PathShape> UNNAMED =
      Set.of(PathShape.ACCOUNT, PathShape.TABLES, PathShape.BATCH, PathShape.ANY, PathShape.WEB);
  private static final Set<PathShape> INSIDE =
      Set.of(
          PathShape.BLOB, PathShape.MESSAGES, PathShape.MESSAGE, PathShape.ENTITY, PathShape.PATH);
  private static final String PREFLIGHT = "Preflight";
  private static final Manifest MANIFEST = Manifest.load();

  private final Map<Service, Map<String, Set<String>>> operations = new EnumMap<>(Service.class);

  private LegalCodes() {}

  static LegalCodes load() {
    LegalCodes all = new LegalCodes();
    for (String line : text().lines().toList()) {
      if (!line.isBlank() && !line.startsWith("#")) {
        String[] fields = line.split(" *\\| *", -1);
        all.add(fields[0], words(fields[1]), words(fields[2]));
      }
    }
    return all;
  }

  private void add(String services, List<String> codes, List<String> patterns) {
    for (Service service : Service.values()) {
      if (services.equals("*") || services.equals(service.lowerCase())) {
        Set<String> ids = ids(service, patterns);
        codes.forEach(
            code -> operations.computeIfAbsent(service, each -> new HashMap<>()).put(code, ids));
      }
    }
  }

  /**
   * Whether the operation may be refused so.
   *
   * @param operation its id, or something else where none was found
   */
  boolean allow(Service service, String operation, String code) {
    Set<String> legal = operations.get(service).get(code);
    return legal == null || legal.contains(operation);
  }

  /** Every code with a rule, for the test of the table itself. */
  Map<String, Set<String>> of(Service service) {
    return operations.get(service);
  }

  private static Set<String> ids(Service service, List<String> patterns) {
    Set<String> ids = new HashSet<>();
    for (String pattern : patterns) {
      boolean taken = pattern.startsWith("!");
      Set<String> some = matching(service, taken ? pattern.substring(1) : pattern);
      if (taken) {
        ids.removeAll(some);
      } else {
        ids.addAll(some);
      }
    }
    return ids;
  }

  private static Set<String> matching(Service service, String pattern) {
    if (pattern.equals(PREFLIGHT)) {
      return Set.of(PREFLIGHT);
    }
    return MANIFEST.rows(service).stream()
        .filter(row -> matches(row, pattern))
        .map(Row::id)
        .collect(Collectors.toSet());
  }

  private static boolean matches(Row row, String pattern) {
    return switch (pattern) {
      case ":named" -> row.paths().stream().noneMatch(UNNAMED::contains);
      case ":inside" -> row.paths().stream().anyMatch(INSIDE::contains);
      case ":xml" -> row.body() == BodyKind.XML;
      case ":writes" -> row.store() == StoreUse.WRITE;
      default -> row.id().matches(pattern.replace("*", ".*"));
    };
  }

  private static List<String> words(String text) {
    return List.of(text.strip().split(" +"));
  }

  private static String text() {
    try (InputStream stream = LegalCodes.class.getResourceAsStream("/codes.txt")) {
      return new String(Objects.requireNonNull(stream).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}

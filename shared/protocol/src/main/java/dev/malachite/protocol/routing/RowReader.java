package dev.malachite.protocol.routing;

import dev.malachite.protocol.Service;
import dev.malachite.protocol.auth.Access;
import dev.malachite.protocol.auth.PublicAccess;
import dev.malachite.protocol.auth.ResourceType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** Makes a row of what the parser read. */
final class RowReader {
  private static final List<String> KINDS = List.of("restype", "comp");
  private static final String BEARER = "bearer";
  private static final String ALWAYS = "always";

  private final Map<String, Object> fields;

  private RowReader(Map<String, Object> fields) {
    this.fields = fields;
  }

  static Row read(Map<String, Object> fields) {
    return new RowReader(fields).row();
  }

  private Row row() {
    List<PathShape> paths = list("paths").stream().map(PathShape::parse).toList();
    return new Row(
        scalar("id"),
        constant(Service.class, scalar("service")),
        list("methods"),
        paths,
        selectors(paths),
        list("either"),
        access(),
        isOpen(),
        constant(BodyKind.class, scalar("body", "none")),
        Boolean.parseBoolean(scalar("idempotent")),
        scalar("group"),
        constant(StoreUse.class, scalar("store")),
        Boolean.parseBoolean(scalar("brief", "false")),
        selectors("unless"),
        Integer.parseInt(scalar("success")),
        scalar("title"));
  }

  private Access access() {
    ResourceType scope = constant(ResourceType.class, scalar("scope"));
    String permission = scalar("permission");
    if (permission.equals(BEARER)) {
      return Access.of(scope, "-").onlyBearer();
    }
    return Access.of(scope, permission)
        .openAt(isOpen() ? PublicAccess.Level.NONE : constant(PublicAccess.Level.class, open()));
  }

  private boolean isOpen() {
    return open().equals(ALWAYS);
  }

  private String open() {
    return scalar("public", "none");
  }

  private List<Selector> selectors(List<PathShape> paths) {
    List<Selector> selectors = new ArrayList<>();
    Map<?, ?> query = map("query");
    if (!paths.contains(PathShape.ANY)) {
      KINDS.stream()
          .filter(kind -> !query.containsKey(kind))
          .forEach(kind -> selectors.add(Selector.absent(kind)));
    }
    query.forEach((name, value) -> selectors.add(selector(name, value)));
    selectors.addAll(selectors("headers"));
    list("absent").forEach(name -> selectors.add(Selector.absent(name)));
    return List.copyOf(selectors);
  }

  private List<Selector> selectors(String field) {
    List<Selector> selectors = new ArrayList<>();
    map(field).forEach((name, value) -> selectors.add(selector(name, value)));
    return List.copyOf(selectors);
  }

  private static Selector selector(Object name, Object value) {
    return Selector.parse(name.toString(), value.toString());
  }

  private String scalar(String field) {
    return Objects.requireNonNull(fields.get(field), field).toString();
  }

  private String scalar(String field, String missing) {
    return fields.getOrDefault(field, missing).toString();
  }

  private List<String> list(String field) {
    List<?> items = (List<?>) fields.getOrDefault(field, List.of());
    return items.stream().map(Object::toString).toList();
  }

  private Map<?, ?> map(String field) {
    return (Map<?, ?>) fields.getOrDefault(field, Map.of());
  }

  private static <E extends Enum<E>> E constant(Class<E> type, String text) {
    return Enum.valueOf(type, text.toUpperCase(Locale.ROOT));
  }
}

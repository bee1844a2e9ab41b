package dev.malachite.protocol.routing;

import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Query;
import dev.malachite.protocol.Resource;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.errors.MalformedInput;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Finds the one operation a request is for. */
public final class Router {
  private static final String OPTIONS = "OPTIONS";

  /** Rows that can match one request differ in their further selectors only. */
  private record Slot(Service service, PathShape path, String method, String comp) {
    // Every request asks; a native binary interprets the one that a record is given.
    @Override
    public boolean equals(Object other) {
      return other instanceof Slot slot
          && service == slot.service
          && path == slot.path
          && method.equals(slot.method)
          && comp.equals(slot.comp);
    }

    @Override
    public int hashCode() {
      return 31 * (31 * (31 * service.hashCode() + path.hashCode()) + method.hashCode())
          + comp.hashCode();
    }
  }

  private final Map<Slot, List<Row>> slots = new HashMap<>();
  private final Refusals refusals;

  public Router(Manifest manifest) {
    refusals = new Refusals(manifest);
    manifest.rows().forEach(this::add);
  }

  private void add(Row row) {
    String comp =
        row.selectors().stream()
            .filter(selector -> selector.name().equals("comp"))
            .map(Selector::value)
            .findFirst()
            .orElse("");
    for (String method : row.methods()) {
      for (PathShape path : row.paths()) {
        Slot slot = new Slot(row.service(), path, method, comp.toLowerCase(Locale.ROOT));
        slots.computeIfAbsent(slot, _ -> new ArrayList<>()).add(row);
      }
    }
  }

  /** Throws the API's own error where there is no such operation. */
  public Row route(
      Service service, String method, Resource resource, Query query, Headers headers) {
    boolean preflight = method.equals(OPTIONS);
    requireOnce("restype", query);
    requireOnce("comp", query);
    PathShape path = preflight ? PathShape.ANY : Paths.shape(service, resource, query);
    String verb = service == Service.TABLE ? Tunnel.method(method, headers) : method;
    String comp = preflight ? "" : query.first("comp").orElse("").toLowerCase(Locale.ROOT);
    for (Row row : slots.getOrDefault(new Slot(service, path, verb, comp), List.of())) {
      if (row.matches(query, headers)) {
        return row;
      }
    }
    throw refusals.refusal(service, path, verb, query, headers);
  }

  /** The operation that serves websites, whatever the path. */
  public Row website(String method, Query query, Headers headers) {
    List<Row> rows =
        slots.getOrDefault(new Slot(Service.BLOB, PathShape.WEB, method, ""), List.of());
    if (rows.isEmpty()) {
      throw refusals.refusal(Service.BLOB, PathShape.WEB, method, query, headers);
    }
    return rows.getFirst();
  }

  private static void requireOnce(String name, Query query) {
    boolean found = false;
    for (Query.Parameter parameter : query.parameters()) {
      if (parameter.name().equalsIgnoreCase(name)) {
        if (found) {
          throw MalformedInput.invalidParameter(
              name, parameter.value(), "The parameter is given more than once.");
        }
        found = true;
      }
    }
  }
}

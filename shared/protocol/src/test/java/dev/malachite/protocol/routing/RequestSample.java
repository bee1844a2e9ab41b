package dev.malachite.protocol.routing;

import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Query;
import dev.malachite.protocol.Resource;
import dev.malachite.protocol.Service;
import java.util.ArrayList;
import java.util.List;

/** A request, or one that a row's selectors describe. */
record RequestSample(
    Service service, String method, Resource resource, Query query, Headers headers) {

  static List<RequestSample> of(Row row) {
    List<RequestSample> samples = new ArrayList<>();
    for (String method : row.methods()) {
      for (PathShape path : row.paths()) {
        if (path == PathShape.WEB) {
          continue;
        }
        samples.add(of(row, method, path, List.of()));
        row.either().forEach(name -> samples.add(of(row, method, path, List.of(name))));
      }
    }
    return row.either().isEmpty() ? samples : samples.stream().filter(s -> s.has(row)).toList();
  }

  private boolean has(Row row) {
    return row.hasEither(query, headers);
  }

  private static RequestSample of(Row row, String method, PathShape path, List<String> more) {
    StringBuilder query = new StringBuilder("timeout=30");
    Headers.Builder headers = Headers.builder().add("x-ms-version", "2026-06-06");
    for (Selector selector : row.selectors()) {
      String value = selector.rule() == Selector.Rule.PRESENT ? "value" : selector.value();
      if (selector.rule() == Selector.Rule.EQUAL || selector.rule() == Selector.Rule.PRESENT) {
        add(selector.name(), value, query, headers);
      }
    }
    more.forEach(name -> add(name, "value", query, headers));
    return new RequestSample(
        row.service(),
        method,
        Resource.parse(path(path)).orElseThrow(),
        Query.parse(query.toString()).orElseThrow(),
        headers.build());
  }

  private static void add(String name, String value, StringBuilder query, Headers.Builder headers) {
    if (Selector.isHeader(name)) {
      headers.add(name, value);
    } else {
      query.append('&').append(name).append('=').append(value);
    }
  }

  static String path(PathShape shape) {
    return shape == PathShape.ANY
        ? "/any//thing"
        : shape.text().replaceAll("\\{(\\w+)}", "$1name").replace("{", "").replace("}", "");
  }

  Row route(Router router) {
    return router.route(service, method, resource, query, headers);
  }
}

package dev.malachite.protocol.routing;

import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Query;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.errors.MalformedInput;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Says what is wrong with a request that is no operation's. */
final class Refusals {
  private final Manifest manifest;

  Refusals(Manifest manifest) {
    this.manifest = manifest;
  }

  ApiException refusal(
      Service service, PathShape path, String method, Query query, Headers headers) {
    List<Row> here =
        manifest.rows(service).stream().filter(row -> row.paths().contains(path)).toList();
    List<Row> sameKind = here.stream().filter(row -> row.matchesKind(query, headers)).toList();
    List<Row> sameMethod = here.stream().filter(row -> row.methods().contains(method)).toList();
    if (sameMethod.isEmpty() || isOnly(sameKind, method)) {
      return wrongMethod(service, sameKind.isEmpty() ? here : sameKind);
    }
    return unknown("comp", here, query, headers)
        .or(() -> unknown("restype", here, query, headers))
        .orElseGet(() -> nearest(preferred(sameMethod, sameKind), query, headers));
  }

  private static List<Row> preferred(List<Row> rows, List<Row> favourites) {
    List<Row> both = rows.stream().filter(favourites::contains).toList();
    return both.isEmpty() ? rows : both;
  }

  private static boolean isOnly(List<Row> rows, String method) {
    return !rows.isEmpty() && rows.stream().noneMatch(row -> row.methods().contains(method));
  }

  private static ApiException wrongMethod(Service service, List<Row> rows) {
    ErrorCode code =
        service == Service.TABLE ? ErrorCode.METHOD_NOT_ALLOWED : ErrorCode.UNSUPPORTED_HTTP_VERB;
    String allowed =
        rows.stream()
            .flatMap(row -> row.methods().stream())
            .distinct()
            .collect(Collectors.joining(", "));
    return code.exception().header("Allow", allowed);
  }

  private static Optional<ApiException> unknown(
      String name, List<Row> rows, Query query, Headers headers) {
    boolean known =
        rows.stream()
            .flatMap(row -> row.selectors().stream())
            .filter(selector -> selector.name().equals(name))
            .anyMatch(selector -> selector.test(query, headers) == Selector.Verdict.MATCH);
    return known
        ? Optional.empty()
        : query.first(name).map(value -> MalformedInput.invalidParameter(name, value));
  }

  /** The first complaint of the operation that has the fewest. */
  private static ApiException nearest(List<Row> rows, Query query, Headers headers) {
    Selector complaint =
        rows.stream()
            .map(row -> row.violations(query, headers))
            .min(
                Comparator.<List<Selector>>comparingInt(List::size)
                    .thenComparing(found -> found.getFirst().test(query, headers)))
            .orElseThrow()
            .getFirst();
    return complaint(complaint, query, headers);
  }

  private static ApiException complaint(Selector selector, Query query, Headers headers) {
    String name = selector.name();
    String value = Selector.find(name, query, headers).orElse("");
    boolean header = selector.isHeader();
    return switch (selector.test(query, headers)) {
      case WRONG_VALUE ->
          header
              ? MalformedInput.invalidHeader(name, value)
              : MalformedInput.invalidParameter(name, value);
      case MISSING ->
          header ? MalformedInput.missingHeader(name) : MalformedInput.missingParameter(name);
      case UNEXPECTED ->
          header
              ? ErrorCode.UNSUPPORTED_HEADER.with("HeaderName", name)
              : ErrorCode.UNSUPPORTED_QUERY_PARAMETER.with("QueryParameterName", name);
      case MATCH -> throw new IllegalStateException(selector + " matches");
    };
  }
}

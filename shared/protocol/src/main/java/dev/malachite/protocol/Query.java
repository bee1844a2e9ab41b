package dev.malachite.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The query of a request URI, decoded; names are compared without regard to case. */
public final class Query {
  private static final Query EMPTY = new Query(List.of());

  /** One decoded parameter; a parameter without an equals sign has an empty value. */
  public record Parameter(String name, String value) {}

  private final List<Parameter> parameters;

  private Query(List<Parameter> parameters) {
    this.parameters = parameters;
  }

  public static Query empty() {
    return EMPTY;
  }

  /** Empty where an escape is broken. */
  public static Optional<Query> parse(String raw) {
    if (raw.isEmpty()) {
      return Optional.of(EMPTY);
    }
    List<Parameter> parameters = new ArrayList<>();
    int start = 0;
    while (start <= raw.length()) {
      int ampersand = raw.indexOf('&', start);
      int end = ampersand < 0 ? raw.length() : ampersand;
      if (end > start) {
        Optional<Parameter> parameter = parameter(raw.substring(start, end));
        if (parameter.isEmpty()) {
          return Optional.empty();
        }
        parameters.add(parameter.get());
      }
      start = end + 1;
    }
    return Optional.of(new Query(List.copyOf(parameters)));
  }

  private static Optional<Parameter> parameter(String pair) {
    int equals = pair.indexOf('=');
    Optional<String> name = PercentCoding.decode(equals < 0 ? pair : pair.substring(0, equals));
    Optional<String> value =
        equals < 0 ? Optional.of("") : PercentCoding.decode(pair.substring(equals + 1));
    return name.flatMap(n -> value.map(v -> new Parameter(n, v)));
  }

  public Optional<String> first(String name) {
    for (Parameter parameter : parameters) {
      if (parameter.name().equalsIgnoreCase(name)) {
        return Optional.of(parameter.value());
      }
    }
    return Optional.empty();
  }

  public boolean has(String name) {
    return first(name).isPresent();
  }

  public List<Parameter> parameters() {
    return parameters;
  }
}

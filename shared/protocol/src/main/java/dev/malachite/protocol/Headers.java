package dev.malachite.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;

/** Header fields in the order they came; names are compared without regard to case. */
public final class Headers {
  private static final Headers EMPTY = new Headers(List.of(), List.of());

  private final List<String> names;
  private final List<String> values;

  private Headers(List<String> names, List<String> values) {
    this.names = names;
    this.values = values;
  }

  public static Headers empty() {
    return EMPTY;
  }

  /** Name, value, name, value and so on. */
  public static Headers of(String... namesAndValues) {
    Builder builder = builder();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      builder.add(namesAndValues[i], namesAndValues[i + 1]);
    }
    return builder.build();
  }

  public static Builder builder() {
    return new Builder();
  }

  public Optional<String> first(String name) {
    for (int i = 0; i < names.size(); i++) {
      if (names.get(i).equalsIgnoreCase(name)) {
        return Optional.of(values.get(i));
      }
    }
    return Optional.empty();
  }

  public List<String> all(String name) {
    List<String> found = new ArrayList<>(1);
    forEach((each, value) -> {
      if (each.equalsIgnoreCase(name)) {
        found.add(value);
      }
    });
    return found;
  }

  public boolean has(String name) {
    return first(name).isPresent();
  }

  public void forEach(BiConsumer<String, String> visitor) {
    for (int i = 0; i < names.size(); i++) {
      visitor.accept(names.get(i), values.get(i));
    }
  }

  /** Collects header fields. */
  public static final class Builder {
    private final List<String> names = new ArrayList<>();
    private final List<String> values = new ArrayList<>();

    public Builder add(String name, String value) {
      names.add(name);
      values.add(value);
      return this;
    }

    public Headers build() {
      return new Headers(List.copyOf(names), List.copyOf(values));
    }
  }
}

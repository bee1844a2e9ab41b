package dev.malachite.protocol;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;

/** Header fields in the order they came; names are compared without regard to case. */
public final class Headers {
  private static final Headers EMPTY = builder().build();

  private final String[] names;
  private final String[] values;
  private final int size;

  // The arrays may be longer, and are never written again.
  private Headers(String[] names, String[] values, int size) {
    this.names = names;
    this.values = values;
    this.size = size;
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
    for (int i = 0; i < size; i++) {
      if (names[i].equalsIgnoreCase(name)) {
        return Optional.of(values[i]);
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
    for (int i = 0; i < size; i++) {
      visitor.accept(names[i], values[i]);
    }
  }

  /** Collects header fields. */
  public static final class Builder {
    private static final int TYPICAL = 24;

    private String[] names = new String[TYPICAL];
    private String[] values = new String[TYPICAL];
    private int size;
    private boolean built;

    public Builder add(String name, String value) {
      if (size == names.length || built) {
        names = Arrays.copyOf(names, size + TYPICAL);
        values = Arrays.copyOf(values, size + TYPICAL);
        built = false;
      }
      names[size] = Objects.requireNonNull(name, "a header needs a name");
      values[size] = Objects.requireNonNull(value, "a header needs a value");
      size++;
      return this;
    }

    /** What was added so far; what is added later is not in it. */
    public Headers build() {
      built = true;
      return new Headers(names, values, size);
    }
  }
}

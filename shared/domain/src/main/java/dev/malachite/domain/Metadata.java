package dev.malachite.domain;

import dev.malachite.domain.Malformed.Fault;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** User metadata: names keep their case and order, and are compared without regard to case. */
public record Metadata(Map<String, String> entries) {
  public static final int LARGEST = 8 * 1024;
  public static final Metadata NONE = new Metadata(Map.of());

  public Metadata {
    // Most have none, and then there is nothing to copy or to check.
    if (entries.isEmpty()) {
      entries = Map.of();
    } else {
      entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
      entries.forEach(Metadata::check);
      checkSize(entries);
      checkDistinct(entries.entrySet());
    }
  }

  /** Takes names that may repeat, as headers do, and refuses those that do. */
  public static Metadata of(Iterable<Map.Entry<String, String>> entries) {
    checkDistinct(entries);
    Map<String, String> distinct = new LinkedHashMap<>();
    entries.forEach(entry -> distinct.put(entry.getKey(), entry.getValue()));
    return new Metadata(distinct);
  }

  /** Whether both hold the same values under the same names, in whatever case and order. */
  public boolean sameAs(Metadata other) {
    return byName().equals(other.byName());
  }

  private Map<String, String> byName() {
    Map<String, String> byName = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    byName.putAll(entries);
    return byName;
  }

  private static void checkDistinct(Iterable<Map.Entry<String, String>> entries) {
    Set<String> names = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
    for (Map.Entry<String, String> entry : entries) {
      if (!names.add(entry.getKey())) {
        throw new Malformed(Fault.METADATA_DUPLICATE, entry.getKey(), entry.getValue());
      }
    }
  }

  private static void check(String name, String value) {
    if (name.isEmpty()) {
      throw new Malformed(Fault.METADATA_NAME_EMPTY, name, value);
    }
    if (!isIdentifier(name)
        || value.chars().anyMatch(c -> c != '\t' && Character.isISOControl(c))) {
      throw new Malformed(Fault.METADATA_CHARACTERS, name, value);
    }
  }

  private static void checkSize(Map<String, String> entries) {
    long size =
        entries.entrySet().stream()
            .mapToLong(e -> e.getKey().length() + e.getValue().length())
            .sum();
    if (size > LARGEST) {
      throw new Malformed(Fault.METADATA_SIZE, "metadata", Long.toString(size));
    }
  }

  private static boolean isIdentifier(String name) {
    return !Character.isDigit(name.charAt(0))
        && name.chars().allMatch(c -> c == '_' || Character.isLetterOrDigit(c));
  }
}

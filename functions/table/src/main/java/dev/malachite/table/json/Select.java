package dev.malachite.table.json;

import dev.malachite.protocol.Query;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** The properties an answer is confined to; none where all are wanted. */
public record Select(Optional<Set<String>> names) {
  public static final Select ALL = new Select(Optional.empty());

  public static Select of(Query query) {
    String text = query.first("$select").orElse("").strip();
    if (text.isEmpty() || text.equals("*")) {
      return ALL;
    }
    Set<String> names = new LinkedHashSet<>();
    Arrays.stream(text.split(",", -1)).map(String::strip).forEach(names::add);
    names.forEach(PropertyLimits::checkLength);
    return names.contains("*") ? ALL : new Select(Optional.of(names));
  }

  boolean wants(String name) {
    return names.isEmpty() || names.get().contains(name);
  }
}

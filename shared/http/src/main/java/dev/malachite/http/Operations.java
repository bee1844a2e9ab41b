package dev.malachite.http;

import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.StorageService;
import dev.malachite.protocol.routing.Row;
import java.util.Collection;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The operations this process answers. */
public final class Operations {
  private final Map<Service, Map<String, Operation>> built = new EnumMap<>(Service.class);
  private final Optional<Set<String>> enabled;

  /** Where a set of ids is given, only those are answered. */
  public Operations(Collection<StorageService> services, Optional<Set<String>> enabled) {
    services.forEach(service -> built.put(service.service(), service.operations()));
    this.enabled = enabled;
  }

  Operation find(Row row) {
    if (enabled.filter(ids -> !ids.contains(row.id())).isPresent()) {
      throw row.notImplemented();
    }
    return findBuilt(row);
  }

  /** Also where it is not answered to others. */
  Operation findBuilt(Row row) {
    Operation operation = built.getOrDefault(row.service(), Map.of()).get(row.id());
    if (operation == null) {
      throw row.notImplemented();
    }
    return operation;
  }
}

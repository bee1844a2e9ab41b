package dev.malachite.local.command;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The name a command line begins with. Who calls it by a name of Azurite gets the services that one
 * has, and the lines in the log that scripts wait for.
 */
enum CalledAs {
  MALACHITE("malachite", ""),
  AZURITE("azurite", ""),
  AZURITE_BLOB("azurite-blob", "blob"),
  AZURITE_QUEUE("azurite-queue", "queue"),
  AZURITE_TABLE("azurite-table", "table");

  private final String title;
  private final String service;

  CalledAs(String title, String service) {
    this.title = title;
    this.service = service;
  }

  static Optional<CalledAs> of(String argument) {
    for (CalledAs each : values()) {
      if (each.title.equals(argument)) {
        return Optional.of(each);
      }
    }
    return Optional.empty();
  }

  Map<String, String> properties() {
    Map<String, String> properties = new LinkedHashMap<>();
    if (this != MALACHITE) {
      properties.put("malachite.announce", "azurite");
    }
    if (!service.isEmpty()) {
      properties.put("malachite.services", service);
    }
    return properties;
  }
}

package dev.malachite.table;

import java.time.Instant;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.UUID;

/** Entities with properties of every type, some of them absent. */
final class Samples {
  private static final String[] NAMES = {
    "PartitionKey",
    "PartitionKey",
    "PartitionKey",
    "RowKey",
    "RowKey",
    "Text",
    "Small",
    "Large",
    "Real",
    "Flag",
    "When",
    "Id"
  };

  private Samples() {}

  static String name(Random random) {
    return NAMES[random.nextInt(NAMES.length)];
  }

  static Object value(String name, Random random) {
    return switch (name) {
      case "PartitionKey" -> partition(random.nextInt(20));
      case "RowKey" -> row(random.nextInt(100));
      case "Text" -> String.valueOf((char) ('a' + random.nextInt(5)));
      case "Small" -> random.nextInt(10);
      case "Large" -> random.nextInt(10) * 10_000_000_000L;
      case "Real" -> random.nextInt(10) / 2.0;
      case "Flag" -> random.nextBoolean();
      case "When" -> Instant.ofEpochSecond(random.nextInt(10) * 86_400L);
      default -> new UUID(0, random.nextInt(10));
    };
  }

  static String partition(int number) {
    return "p" + number;
  }

  static String row(int number) {
    return "r" + number;
  }

  static Map<String, Object> entity(int partition, int row, Random random) {
    Map<String, Object> properties = new TreeMap<>();
    for (String name : NAMES) {
      if (random.nextInt(5) > 0) {
        properties.put(name, value(name, random));
      }
    }
    properties.put("PartitionKey", partition(partition));
    properties.put("RowKey", row(row));
    return properties;
  }

  /** As a filter writes it. */
  static String literal(Object value) {
    return switch (value) {
      case String text -> "'" + text + "'";
      case Long number -> number + "L";
      case Instant instant -> "datetime'" + instant + "'";
      case UUID guid -> "guid'" + guid + "'";
      default -> value.toString();
    };
  }

  /** As the body of a request. */
  static String json(Map<String, Object> properties) {
    StringBuilder json = new StringBuilder("{");
    properties.forEach((name, value) -> {
      String type =
          switch (value) {
            case Long _ -> "Edm.Int64";
            case Instant _ -> "Edm.DateTime";
            case UUID _ -> "Edm.Guid";
            default -> "";
          };
      if (!type.isEmpty()) {
        json.append('"').append(name).append("@odata.type\":\"").append(type).append("\",");
      }
      boolean bare =
          value instanceof Integer || value instanceof Double || value instanceof Boolean;
      json.append('"').append(name).append("\":");
      json.append(bare ? value.toString() : "\"" + value + "\"").append(',');
    });
    return json.deleteCharAt(json.length() - 1).append('}').toString();
  }
}

package dev.malachite.table.json;

import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.table.model.EdmValue;
import dev.malachite.table.model.Entity;
import dev.malachite.table.model.EntityKey;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** An entity as a request describes it. Properties that are null are as if they were not there. */
public record EntityInput(
    Optional<String> partitionKey, Optional<String> rowKey, Map<String, EdmValue> properties) {
  private static final String TYPE = "@odata.type";
  private static final String CONTROL = "odata.";

  public static EntityInput parse(byte[] json) {
    Map<String, JsonInput.Scalar> fields = JsonInput.read(json);
    Map<String, EdmValue> properties = new LinkedHashMap<>();
    fields.forEach((name, value) -> {
      if (isProperty(name) && !value.isNull()) {
        PropertyLimits.checkName(name);
        properties.put(name, PropertyParser.parse(value, annotation(fields, name)));
      }
    });
    PropertyLimits.check(properties);
    return new EntityInput(
        key(fields, EntityKey.PARTITION_KEY), key(fields, EntityKey.ROW_KEY), properties);
  }

  /** The keys of an entity that is inserted: both must be there. */
  public EntityKey requireKey() {
    if (partitionKey.isEmpty() || rowKey.isEmpty()) {
      throw ErrorCode.PROPERTIES_NEED_VALUE.exception();
    }
    return EntityKey.of(partitionKey.get(), rowKey.get());
  }

  private static boolean isProperty(String name) {
    return !name.startsWith(CONTROL)
        && name.indexOf('@') < 0
        && !name.equals(EntityKey.PARTITION_KEY)
        && !name.equals(EntityKey.ROW_KEY)
        && !name.equals(Entity.TIMESTAMP);
  }

  private static Optional<String> annotation(Map<String, JsonInput.Scalar> fields, String name) {
    return Optional.ofNullable(fields.get(name + TYPE))
        .filter(JsonInput.Scalar::isText)
        .map(JsonInput.Scalar::text);
  }

  private static Optional<String> key(Map<String, JsonInput.Scalar> fields, String name) {
    return Optional.ofNullable(fields.get(name))
        .filter(value -> !value.isNull())
        .map(value -> {
          if (!value.isText()) {
            throw JsonInput.malformed();
          }
          return value.text();
        });
  }
}

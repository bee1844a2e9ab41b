package dev.malachite.table.model;

import dev.malachite.store.Times;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/**
 * An entity as clients see it; the properties are those beside the three of the system.
 *
 * @param properties are not copied: leave them alone
 */
public record Entity(EntityKey key, Instant timestamp, Map<String, EdmValue> properties) {
  public static final String TIMESTAMP = "Timestamp";

  /** Any property, those of the system among them. */
  public Optional<EdmValue> property(String name) {
    return switch (name) {
      case EntityKey.PARTITION_KEY -> Optional.of(new EdmValue.Text(key.partitionKey()));
      case EntityKey.ROW_KEY -> Optional.of(new EdmValue.Text(key.rowKey()));
      case TIMESTAMP -> Optional.of(new EdmValue.Moment(Times.toTicks(timestamp)));
      default -> Optional.ofNullable(properties.get(name));
    };
  }

  public String etag() {
    return EntityTag.of(timestamp);
  }
}

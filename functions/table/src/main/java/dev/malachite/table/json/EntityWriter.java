package dev.malachite.table.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.malachite.domain.IsoInstant;
import dev.malachite.table.model.BinaryValue;
import dev.malachite.table.model.EdmMoment;
import dev.malachite.table.model.EdmValue;
import dev.malachite.table.model.Entity;
import dev.malachite.table.model.EntityKey;
import dev.malachite.table.model.EntityTag;
import java.io.IOException;
import java.util.Base64;
import java.util.Map;
import java.util.function.Function;

/** Writes the fields of one entity after another. */
final class EntityWriter {
  private final JsonGenerator json;
  private final Links links;
  private final String table;
  private final MetadataLevel level;
  private final Select select;
  private final FieldNames names;
  private final FieldNames types;

  EntityWriter(
      JsonGenerator json,
      Links links,
      String table,
      MetadataLevel level,
      Select select,
      Function<String, FieldNames> naming) {
    this.json = json;
    this.links = links;
    this.table = table;
    this.level = level;
    this.select = select;
    this.names = naming.apply("");
    this.types = naming.apply("@odata.type");
  }

  void write(Entity entity) throws IOException {
    String timestamp = IsoInstant.format(entity.timestamp());
    writeControl(entity, timestamp);
    writeKey(EntityKey.PARTITION_KEY, entity.key().partitionKey());
    writeKey(EntityKey.ROW_KEY, entity.key().rowKey());
    writeTimestamp(timestamp);
    for (Map.Entry<String, EdmValue> property : entity.properties().entrySet()) {
      if (select.wants(property.getKey())) {
        write(property.getKey(), property.getValue());
      }
    }
    writeAbsent(entity);
  }

  private void writeControl(Entity entity, String timestamp) throws IOException {
    if (level == MetadataLevel.FULL) {
      String link = Links.entity(table, entity.key());
      write("odata.type", links.account() + "." + table);
      write("odata.id", links.of(link));
      write("odata.etag", EntityTag.of(timestamp));
      write("odata.editLink", link);
    } else if (level == MetadataLevel.MINIMAL) {
      write("odata.etag", EntityTag.of(timestamp));
    }
  }

  private void writeKey(String name, String value) throws IOException {
    if (select.wants(name)) {
      write(name, value);
    }
  }

  private void writeTimestamp(String timestamp) throws IOException {
    if (!select.wants(Entity.TIMESTAMP)) {
      return;
    }
    if (level == MetadataLevel.FULL) {
      types.write(json, Entity.TIMESTAMP);
      json.writeString("Edm.DateTime");
    }
    write(Entity.TIMESTAMP, timestamp);
  }

  /** Properties that were asked for and are not there. */
  private void writeAbsent(Entity entity) throws IOException {
    if (level.saysContext() && select.names().isPresent()) {
      for (String name : select.names().get()) {
        if (entity.property(name).isEmpty()) {
          names.write(json, name);
          json.writeNull();
        }
      }
    }
  }

  private void write(String name, String text) throws IOException {
    names.write(json, name);
    json.writeString(text);
  }

  private void write(String name, EdmValue value) throws IOException {
    if (level.saysContext() && !isInferable(value)) {
      types.write(json, name);
      json.writeString(value.typeName());
    }
    names.write(json, name);
    switch (value) {
      case EdmValue.Text text -> json.writeString(text.value());
      case EdmValue.Int32 number -> json.writeNumber(number.value());
      case EdmValue.Int64 number -> json.writeString(Long.toString(number.value()));
      case EdmValue.Floating number -> write(number.value());
      case EdmValue.Flag flag -> json.writeBoolean(flag.value());
      case EdmValue.Moment moment -> json.writeString(EdmMoment.format(moment));
      case EdmValue.Guid guid -> json.writeString(guid.value().toString());
      case BinaryValue binary ->
          json.writeString(Base64.getEncoder().encodeToString(binary.bytes()));
    }
  }

  private void write(double number) throws IOException {
    if (Double.isFinite(number)) {
      json.writeNumber(number);
    } else {
      json.writeString(Double.toString(number));
    }
  }

  /** Whether the way JSON writes a value tells its type. */
  private static boolean isInferable(EdmValue value) {
    return switch (value) {
      case EdmValue.Text text -> true;
      case EdmValue.Int32 number -> true;
      case EdmValue.Flag flag -> true;
      case EdmValue.Floating number -> Double.isFinite(number.value());
      default -> false;
    };
  }
}

package dev.malachite.table.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.malachite.domain.IsoInstant;
import dev.malachite.table.model.BinaryValue;
import dev.malachite.table.model.EdmMoment;
import dev.malachite.table.model.EdmValue;
import dev.malachite.table.model.Entity;
import dev.malachite.table.model.EntityKey;
import java.io.IOException;
import java.util.Base64;
import java.util.List;
import java.util.Map;

/** Entities as answers show them. */
public final class EntityJson {
  private static final String TYPE = "@odata.type";

  private final Links links;
  private final String table;
  private final MetadataLevel level;
  private final Select select;

  public EntityJson(Links links, String table, MetadataLevel level, Select select) {
    this.links = links;
    this.table = table;
    this.level = level;
    this.select = select;
  }

  public byte[] one(Entity entity) {
    return JsonOutput.object(json -> {
      if (level.saysContext()) {
        json.writeStringField("odata.metadata", links.metadata(table + "/@Element"));
      }
      write(json, entity);
    });
  }

  public byte[] all(List<Entity> entities) {
    return JsonOutput.object(json -> {
      if (level.saysContext()) {
        json.writeStringField("odata.metadata", links.metadata(table));
      }
      json.writeArrayFieldStart("value");
      for (Entity entity : entities) {
        json.writeStartObject();
        write(json, entity);
        json.writeEndObject();
      }
      json.writeEndArray();
    });
  }

  private void write(JsonGenerator json, Entity entity) throws IOException {
    writeControl(json, entity);
    writeKey(json, EntityKey.PARTITION_KEY, entity.key().partitionKey());
    writeKey(json, EntityKey.ROW_KEY, entity.key().rowKey());
    writeTimestamp(json, entity);
    for (Map.Entry<String, EdmValue> property : entity.properties().entrySet()) {
      if (select.wants(property.getKey())) {
        write(json, property.getKey(), property.getValue());
      }
    }
    writeAbsent(json, entity);
  }

  private void writeControl(JsonGenerator json, Entity entity) throws IOException {
    if (level == MetadataLevel.FULL) {
      String link = Links.entity(table, entity.key());
      json.writeStringField("odata.type", links.account() + "." + table);
      json.writeStringField("odata.id", links.of(link));
      json.writeStringField("odata.etag", entity.etag());
      json.writeStringField("odata.editLink", link);
    } else if (level == MetadataLevel.MINIMAL) {
      json.writeStringField("odata.etag", entity.etag());
    }
  }

  private void writeKey(JsonGenerator json, String name, String value) throws IOException {
    if (select.wants(name)) {
      json.writeStringField(name, value);
    }
  }

  private void writeTimestamp(JsonGenerator json, Entity entity) throws IOException {
    if (!select.wants(Entity.TIMESTAMP)) {
      return;
    }
    if (level == MetadataLevel.FULL) {
      json.writeStringField(Entity.TIMESTAMP + TYPE, "Edm.DateTime");
    }
    json.writeStringField(Entity.TIMESTAMP, IsoInstant.format(entity.timestamp()));
  }

  /** Properties that were asked for and are not there. */
  private void writeAbsent(JsonGenerator json, Entity entity) throws IOException {
    if (level.saysContext() && select.names().isPresent()) {
      for (String name : select.names().get()) {
        if (entity.property(name).isEmpty()) {
          json.writeNullField(name);
        }
      }
    }
  }

  private void write(JsonGenerator json, String name, EdmValue value) throws IOException {
    if (level.saysContext() && !isInferable(value)) {
      json.writeStringField(name + TYPE, value.typeName());
    }
    json.writeFieldName(name);
    switch (value) {
      case EdmValue.Text text -> json.writeString(text.value());
      case EdmValue.Int32 number -> json.writeNumber(number.value());
      case EdmValue.Int64 number -> json.writeString(Long.toString(number.value()));
      case EdmValue.Floating number -> write(json, number.value());
      case EdmValue.Flag flag -> json.writeBoolean(flag.value());
      case EdmValue.Moment moment -> json.writeString(EdmMoment.format(moment));
      case EdmValue.Guid guid -> json.writeString(guid.value().toString());
      case BinaryValue binary ->
          json.writeString(Base64.getEncoder().encodeToString(binary.bytes()));
    }
  }

  private static void write(JsonGenerator json, double number) throws IOException {
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

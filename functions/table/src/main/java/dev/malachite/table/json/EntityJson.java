package dev.malachite.table.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.malachite.protocol.Payload;
import dev.malachite.protocol.Pieces;
import dev.malachite.table.model.Entity;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Consumer;
import java.util.function.Function;

/** Entities as answers show them. */
public final class EntityJson {
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
      writer(json, FieldNames::once).write(entity);
    });
  }

  /** Of entities that are handed over one by one: each is written at once and none kept. */
  public Payload all(Consumer<Consumer<Entity>> entities) {
    Pieces pieces =
        JsonOutput.pieces(json -> {
          if (level.saysContext()) {
            json.writeStringField("odata.metadata", links.metadata(table));
          }
          json.writeArrayFieldStart("value");
          EntityWriter writer = writer(json, FieldNames::repeated);
          entities.accept(entity -> writeElement(json, writer, entity));
          json.writeEndArray();
        });
    return pieces.payload();
  }

  private EntityWriter writer(JsonGenerator json, Function<String, FieldNames> naming) {
    return new EntityWriter(json, links, table, level, select, naming);
  }

  private static void writeElement(JsonGenerator json, EntityWriter writer, Entity entity) {
    try {
      json.writeStartObject();
      writer.write(entity);
      json.writeEndObject();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }
}

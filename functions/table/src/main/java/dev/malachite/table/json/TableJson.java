package dev.malachite.table.json;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.malachite.protocol.errors.ErrorCode;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tables in requests and answers. */
public final class TableJson {
  private static final String NAME = "TableName";

  private final Links links;
  private final MetadataLevel level;

  public TableJson(Links links, MetadataLevel level) {
    this.links = links;
    this.level = level;
  }

  /** The name in the request that creates a table. */
  public static String name(byte[] document) {
    Map<String, JsonInput.Scalar> fields = JsonInput.read(document);
    return Optional.ofNullable(fields.get(NAME))
        .filter(JsonInput.Scalar::isText)
        .map(JsonInput.Scalar::text)
        .orElseThrow(ErrorCode.PROPERTIES_NEED_VALUE::exception);
  }

  public byte[] one(String name) {
    return JsonOutput.object(json -> {
      if (level.saysContext()) {
        json.writeStringField("odata.metadata", links.metadata("Tables/@Element"));
      }
      write(json, name);
    });
  }

  public byte[] all(List<String> names) {
    return JsonOutput.object(json -> {
      if (level.saysContext()) {
        json.writeStringField("odata.metadata", links.metadata("Tables"));
      }
      json.writeArrayFieldStart("value");
      for (String name : names) {
        json.writeStartObject();
        write(json, name);
        json.writeEndObject();
      }
      json.writeEndArray();
    });
  }

  private void write(JsonGenerator json, String name) throws IOException {
    if (level == MetadataLevel.FULL) {
      json.writeStringField("odata.type", links.account() + ".Tables");
      json.writeStringField("odata.id", links.of(Links.table(name)));
      json.writeStringField("odata.editLink", Links.table(name));
    }
    json.writeStringField(NAME, name);
  }
}

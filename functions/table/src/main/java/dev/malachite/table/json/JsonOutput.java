package dev.malachite.table.json;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Writes JSON to memory. */
final class JsonOutput {
  /** Something that is written as one object. */
  @FunctionalInterface
  interface Body {
    void writeTo(JsonGenerator json) throws IOException;
  }

  private JsonOutput() {}

  static byte[] object(Body body) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (JsonGenerator json = Json.FACTORY.createGenerator(bytes, JsonEncoding.UTF8)) {
      json.writeStartObject();
      body.writeTo(json);
      json.writeEndObject();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }
}

package dev.malachite.table.json;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonGenerator;
import dev.malachite.protocol.Pieces;
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
    return pieces(body).toByteArray();
  }

  /** Where it may be long. */
  static Pieces pieces(Body body) {
    Pieces pieces = new Pieces();
    try (JsonGenerator json = Json.FACTORY.createGenerator(pieces, JsonEncoding.UTF8)) {
      json.writeStartObject();
      body.writeTo(json);
      json.writeEndObject();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return pieces;
  }
}

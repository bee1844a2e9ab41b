package dev.malachite.table.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.table.model.WellFormed;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** A flat JSON object, its values still as they were written. */
final class JsonInput {
  private static final String MALFORMED = "An error occurred while processing this request.";

  /** A value that is neither an object nor a list. */
  record Scalar(JsonToken token, String text) {
    boolean isNull() {
      return token == JsonToken.VALUE_NULL;
    }

    boolean isText() {
      return token == JsonToken.VALUE_STRING;
    }
  }

  private JsonInput() {}

  static Map<String, Scalar> read(byte[] document) {
    try (JsonParser parser = Json.FACTORY.createParser(document)) {
      return read(parser);
    } catch (JsonProcessingException malformed) {
      throw malformed();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static Map<String, Scalar> read(JsonParser parser) throws IOException {
    if (parser.nextToken() != JsonToken.START_OBJECT) {
      throw malformed();
    }
    Map<String, Scalar> values = new LinkedHashMap<>();
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      String name = parser.currentName();
      if (values.put(name, scalar(parser)) != null) {
        throw ErrorCode.DUPLICATE_PROPERTIES_SPECIFIED.exception();
      }
    }
    if (parser.nextToken() != null) {
      throw malformed();
    }
    return values;
  }

  private static Scalar scalar(JsonParser parser) throws IOException {
    JsonToken token = parser.nextToken();
    if (token == null || !token.isScalarValue()) {
      throw malformed();
    }
    String text = parser.getText();
    if (!WellFormed.test(text)) {
      throw malformed();
    }
    return new Scalar(token, text);
  }

  static ApiException malformed() {
    return ErrorCode.INVALID_INPUT.exception().message(MALFORMED);
  }
}

package dev.malachite.lambda;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import dev.malachite.protocol.Headers;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;

/** Writes an answer as all event shapes take it: bodies in Base64, one value per header. */
final class AnswerWriter {
  private static final JsonFactory JSON = new JsonFactory();
  private static final int NO_CONTENT = 204;
  private static final int NOT_MODIFIED = 304;

  private AnswerWriter() {}

  static void write(int status, Headers headers, byte[] body, OutputStream out) throws IOException {
    try (JsonGenerator json = JSON.createGenerator(out)) {
      json.writeStartObject();
      json.writeNumberField("statusCode", status);
      json.writeObjectFieldStart("headers");
      for (Map.Entry<String, String> header : joined(status, headers, body.length).entrySet()) {
        json.writeStringField(header.getKey(), header.getValue());
      }
      json.writeEndObject();
      json.writeBooleanField("isBase64Encoded", true);
      json.writeStringField("body", Base64.getEncoder().encodeToString(body));
      json.writeEndObject();
    }
  }

  private static Map<String, String> joined(int status, Headers headers, int length) {
    Map<String, String> joined = new LinkedHashMap<>();
    headers.forEach((name, value) -> joined.merge(name, value, (one, more) -> one + ", " + more));
    if (!headers.has("Content-Length") && status != NO_CONTENT && status != NOT_MODIFIED) {
      joined.put("Content-Length", Integer.toString(length));
    }
    return joined;
  }
}

package dev.malachite.lambda;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The query that a REST API took apart and decoded; signatures are about the decoded values. */
final class DecodedQuery {
  private DecodedQuery() {}

  static String encode(JsonNode event) {
    List<String> pairs = new ArrayList<>();
    JsonNode several = event.path("multiValueQueryStringParameters");
    if (several.isObject()) {
      several
          .properties()
          .forEach(
              field -> field.getValue().forEach(value -> pairs.add(pair(field.getKey(), value))));
    } else {
      event
          .path("queryStringParameters")
          .properties()
          .forEach(field -> pairs.add(pair(field.getKey(), field.getValue())));
    }
    return String.join("&", pairs);
  }

  private static String pair(String name, JsonNode value) {
    return encode(name) + "=" + encode(value.asText());
  }

  private static String encode(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
  }
}

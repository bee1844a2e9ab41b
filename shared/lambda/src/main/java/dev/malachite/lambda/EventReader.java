package dev.malachite.lambda;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import dev.malachite.http.Incoming;
import dev.malachite.protocol.Body;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Peer;
import dev.malachite.protocol.Service;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;

/**
 * Reads the events of Function URLs and HTTP APIs (payload format 2.0) and of REST APIs (1.0). As
 * trees, so that a native image needs to know no classes by name.
 */
final class EventReader {
  private static final ObjectReader JSON = new ObjectMapper().reader();
  private static final String REMAPPED = "x-amzn-remapped-";

  private EventReader() {}

  /** The request of an event to a function of the service. */
  static Incoming read(InputStream json, Service service) throws IOException {
    JsonNode event = JSON.readTree(json);
    return event.path("version").asText().equals("2.0")
        ? second(event, service)
        : first(event, service);
  }

  private static Incoming second(JsonNode event, Service service) {
    JsonNode context = event.path("requestContext");
    String query = event.path("rawQueryString").asText("");
    String path = RawPath.of(required(event, "rawPath"));
    byte[] body = body(event);
    Headers headers = headers(event, body);
    String address = context.path("http").path("sourceIp").asText("");
    return new Incoming(
        service,
        required(context.path("http"), "method"),
        query.isEmpty() ? path : path + "?" + query,
        headers,
        new Body(OptionalLong.of(body.length), new ByteArrayInputStream(body)),
        new Peer(address, true, authority(headers, context)));
  }

  private static Incoming first(JsonNode event, Service service) {
    JsonNode context = event.path("requestContext");
    String path = RawPath.of(sent(event, context));
    String query = DecodedQuery.encode(event);
    byte[] body = body(event);
    Headers headers = headers(event, body);
    String address = context.path("identity").path("sourceIp").asText("");
    return new Incoming(
        service,
        required(event, "httpMethod"),
        query.isEmpty() ? path : path + "?" + query,
        headers,
        new Body(OptionalLong.of(body.length), new ByteArrayInputStream(body)),
        new Peer(address, true, authority(headers, context)));
  }

  // At an address of its own a REST API leaves out the stage, which the client sent and signed.
  private static String sent(JsonNode event, JsonNode context) {
    String path = required(event, "path");
    if (event.has("version") || !isAtOwnAddress(context)) {
      return path;
    }
    return path.equals("/") ? required(context, "path") : "/" + required(context, "stage") + path;
  }

  private static boolean isAtOwnAddress(JsonNode context) {
    return context.path("apiId").asText("none").equals(context.path("domainPrefix").asText());
  }

  private static String required(JsonNode node, String name) {
    JsonNode value = node.path(name);
    if (!value.isTextual()) {
      throw new IllegalArgumentException(
          "not an event of a Function URL, an HTTP API or a REST API: it has no " + name);
    }
    return value.asText();
  }

  private static byte[] body(JsonNode event) {
    String body = event.path("body").asText("");
    return event.path("isBase64Encoded").asBoolean()
        ? Base64.getDecoder().decode(body)
        : body.getBytes(StandardCharsets.UTF_8);
  }

  private static Headers headers(JsonNode event, byte[] body) {
    Headers.Builder headers = Headers.builder();
    JsonNode several = event.path("multiValueHeaders");
    if (several.isObject()) {
      several
          .properties()
          .forEach(field ->
              field.getValue().forEach(value -> headers.add(original(field), value.asText())));
    } else {
      event
          .path("headers")
          .properties()
          .forEach(field -> headers.add(original(field), field.getValue().asText()));
    }
    Headers found = headers.build();
    // It is signed, and REST APIs leave it out.
    return found.first("Content-Length").isPresent() || body.length == 0
        ? found
        : headers.add("Content-Length", Integer.toString(body.length)).build();
  }

  // What a gateway keeps for itself it hands on under another name.
  private static String original(Map.Entry<String, JsonNode> field) {
    String name = field.getKey();
    return name.toLowerCase(Locale.ROOT).startsWith(REMAPPED)
        ? name.substring(REMAPPED.length())
        : name;
  }

  // A Function URL answers only to its own name: what stands before it hands the client's on.
  private static String authority(Headers headers, JsonNode context) {
    return headers
        .first("X-Forwarded-Host")
        .or(() -> headers.first("Host"))
        .orElseGet(() -> context.path("domainName").asText(""));
  }
}

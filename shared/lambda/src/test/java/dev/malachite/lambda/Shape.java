package dev.malachite.lambda;

import com.azure.core.http.HttpRequest;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;

/** What turns requests into events: a recorded event of each, with the request put into it. */
enum Shape {
  FUNCTION_URL("function-url.json"),
  HTTP_API("http-api.json"),
  REST_API("rest-api.json"),

  /** At the address that the gateway gave itself, with the account as its stage. */
  REST_API_STAGE("rest-api-stage.json");

  private static final String HOST = "https://devstoreaccount1.blob.example.org";

  /** With its port: only so does the SDK look for the account in the path. */
  private static final String STAGE =
      "https://a1b2c3d4e5.execute-api.eu-central-1.amazonaws.com:443/devstoreaccount1";

  private static final ObjectMapper JSON = new ObjectMapper();

  private final String recorded;

  Shape(String recorded) {
    this.recorded = recorded;
  }

  /** Where clients find the account. */
  String endpoint() {
    return this == REST_API_STAGE ? STAGE : HOST;
  }

  /** As the gateway would hand it to the function. */
  byte[] event(HttpRequest request) {
    ObjectNode event = recorded();
    URI uri = URI.create(request.getUrl().toString());
    byte[] body =
        request.getBodyAsBinaryData() == null
            ? new byte[0]
            : request.getBodyAsBinaryData().toBytes();
    if (this == REST_API || this == REST_API_STAGE) {
      first(event, request, uri, body);
    } else {
      second(event, request, uri, body);
    }
    return event.toString().getBytes(StandardCharsets.UTF_8);
  }

  private ObjectNode recorded() {
    try (InputStream file = Shape.class.getResourceAsStream(recorded)) {
      return (ObjectNode) JSON.readTree(file);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private void second(ObjectNode event, HttpRequest request, URI uri, byte[] body) {
    // An HTTP API decodes the path, a Function URL does not.
    String path = this == HTTP_API ? uri.getPath() : uri.getRawPath();
    event.put("rawPath", path.isEmpty() ? "/" : path);
    event.put("rawQueryString", uri.getRawQuery() == null ? "" : uri.getRawQuery());
    JsonNode http = event.path("requestContext").path("http");
    ((ObjectNode) http).put("method", request.getHttpMethod().toString());
    ObjectNode headers = (ObjectNode) event.path("headers");
    request
        .getHeaders()
        .forEach(header ->
            headers.put(
                header.getName().toLowerCase(Locale.ROOT),
                String.join(",", header.getValuesList())));
    event.put("body", Base64.getEncoder().encodeToString(body));
    event.put("isBase64Encoded", true);
  }

  private void first(ObjectNode event, HttpRequest request, URI uri, byte[] body) {
    String path = uri.getRawPath().isEmpty() ? "/" : uri.getRawPath();
    ((ObjectNode) event.path("requestContext")).put("path", path);
    event.put("path", this == REST_API_STAGE ? afterStage(path) : path);
    event.put("httpMethod", request.getHttpMethod().toString());
    ObjectNode query = event.putObject("multiValueQueryStringParameters");
    event.putNull("queryStringParameters");
    if (uri.getRawQuery() != null) {
      for (String pair : uri.getRawQuery().split("&", -1)) {
        String[] parts = pair.split("=", 2);
        query
            .putArray(URLDecoder.decode(parts[0], StandardCharsets.UTF_8))
            .add(URLDecoder.decode(parts[1], StandardCharsets.UTF_8));
      }
    }
    ObjectNode headers = (ObjectNode) event.path("multiValueHeaders");
    request.getHeaders().stream()
        .filter(header -> !header.getName().equalsIgnoreCase("Content-Length"))
        .forEach(header ->
            header
                .getValuesList()
                .forEach(value -> headers.withArray(header.getName()).add(value)));
    if (body.length > 0) {
      event.put("body", Base64.getEncoder().encodeToString(body));
      event.put("isBase64Encoded", true);
    }
  }

  private static String afterStage(String path) {
    int slash = path.indexOf('/', 1);
    return slash < 0 ? "/" : path.substring(slash);
  }
}

package dev.malachite.lambda;

import com.azure.core.http.HttpClient;
import com.azure.core.http.HttpHeaderName;
import com.azure.core.http.HttpHeaders;
import com.azure.core.http.HttpRequest;
import com.azure.core.http.HttpResponse;
import com.azure.core.util.Context;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.malachite.http.Malachite;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** The SDK's way to the function: each request is an event, each answer comes from the handler. */
final class EventClient implements HttpClient {
  private static final ObjectMapper JSON = new ObjectMapper();

  private final Malachite malachite;
  private final Shape shape;

  EventClient(Malachite malachite, Shape shape) {
    this.malachite = malachite;
    this.shape = shape;
  }

  @Override
  public Mono<HttpResponse> send(HttpRequest request) {
    return Mono.fromCallable(() -> sendSync(request, Context.NONE));
  }

  @Override
  public HttpResponse sendSync(HttpRequest request, Context context) {
    try {
      ByteArrayOutputStream output = new ByteArrayOutputStream();
      RequestFunction.answer(malachite, new ByteArrayInputStream(shape.event(request)), output);
      JsonNode answer = JSON.readTree(output.toByteArray());
      HttpHeaders headers = new HttpHeaders();
      answer
          .path("headers")
          .properties()
          .forEach(header ->
              headers.set(HttpHeaderName.fromString(header.getKey()), header.getValue().asText()));
      byte[] body = Base64.getDecoder().decode(answer.path("body").asText());
      return new Received(request, answer.path("statusCode").asInt(), headers, body);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static final class Received extends HttpResponse {
    private final int status;
    private final HttpHeaders headers;
    private final byte[] body;

    Received(HttpRequest request, int status, HttpHeaders headers, byte[] body) {
      super(request);
      this.status = status;
      this.headers = headers;
      this.body = body;
    }

    @Override
    public int getStatusCode() {
      return status;
    }

    @Override
    @Deprecated
    public String getHeaderValue(String name) {
      return headers.getValue(HttpHeaderName.fromString(name));
    }

    @Override
    public HttpHeaders getHeaders() {
      return headers;
    }

    @Override
    public Flux<ByteBuffer> getBody() {
      return Flux.just(ByteBuffer.wrap(body));
    }

    @Override
    public Mono<byte[]> getBodyAsByteArray() {
      return Mono.just(body);
    }

    @Override
    public Mono<String> getBodyAsString() {
      return Mono.just(new String(body, StandardCharsets.UTF_8));
    }

    @Override
    public Mono<String> getBodyAsString(Charset charset) {
      return Mono.just(new String(body, charset));
    }
  }
}

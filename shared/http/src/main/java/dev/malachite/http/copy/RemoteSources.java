package dev.malachite.http.copy;

import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Payload;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.copy.SourceRequest;
import dev.malachite.protocol.copy.Sources;
import dev.malachite.protocol.errors.ErrorCode;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

/**
 * Sources anywhere, over HTTP. A redirect is not followed: it could lead where the URL does not
 * say.
 */
public final class RemoteSources implements Sources {
  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final int REFUSAL = 300;

  private final HttpClient client;

  private RemoteSources(HttpClient client) {
    this.client = client;
  }

  public static RemoteSources open() {
    return new RemoteSources(
        HttpClient.newBuilder()
            .connectTimeout(PATIENCE)
            .followRedirects(HttpClient.Redirect.NEVER)
            .version(HttpClient.Version.HTTP_1_1)
            .build());
  }

  @Override
  public Reply fetch(SourceRequest request) {
    try {
      HttpRequest.Builder asked =
          HttpRequest.newBuilder(uri(request))
              .timeout(PATIENCE)
              .method(request.method().name(), HttpRequest.BodyPublishers.noBody());
      request.headers().forEach(asked::header);
      return reply(client.send(asked.build(), BodyHandlers.ofInputStream()));
    } catch (IOException | IllegalArgumentException unreachable) {
      return unverified();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return unverified();
    }
  }

  private static URI uri(SourceRequest request) {
    String scheme = request.url().secure() ? "https://" : "http://";
    return URI.create(scheme + request.url().authority() + request.url().pathAndQuery());
  }

  private static Reply unverified() {
    ErrorCode code = ErrorCode.CANNOT_VERIFY_COPY_SOURCE;
    return Reply.status(code.status()).header("x-ms-error-code", code.code()).build();
  }

  private static Reply reply(HttpResponse<InputStream> response) {
    Headers.Builder headers = Headers.builder();
    response
        .headers()
        .map()
        .forEach((name, values) -> values.forEach(value -> headers.add(name, value)));
    long length = response.headers().firstValueAsLong("Content-Length").orElse(-1);
    if (response.statusCode() >= REFUSAL) {
      close(response.body());
      return new Reply(response.statusCode(), headers.build(), Payload.empty());
    }
    if (length < 0) {
      close(response.body());
      return unverified();
    }
    return new Reply(response.statusCode(), headers.build(), new Payload(length, response::body));
  }

  private static void close(InputStream body) {
    try {
      body.close();
    } catch (IOException broken) {
      // Nothing was to be read from it any more.
    }
  }
}

package dev.malachite.acceptance.file;

import com.azure.core.http.HttpClient;
import com.azure.core.http.HttpHeaderName;
import com.azure.core.http.HttpRequest;
import com.azure.core.http.HttpResponse;
import com.azure.core.util.Context;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import reactor.core.publisher.Mono;

/** The SDK forgets the port of an endpoint: this sends to it what is for the host alone. */
record LocalHttpClient(HttpClient inner, int port) implements HttpClient {
  @Override
  public Mono<HttpResponse> send(HttpRequest request) {
    return inner.send(local(request));
  }

  @Override
  public Mono<HttpResponse> send(HttpRequest request, Context context) {
    return inner.send(local(request), context);
  }

  @Override
  public HttpResponse sendSync(HttpRequest request, Context context) {
    return inner.sendSync(local(request), context);
  }

  private HttpRequest local(HttpRequest request) {
    URL url = request.getUrl();
    HttpRequest local = request.copy();
    local.setUrl(url(URI.create(url.getProtocol() + "://127.0.0.1:" + port + url.getFile())));
    return local.setHeader(HttpHeaderName.HOST, url.getAuthority());
  }

  private static URL url(URI uri) {
    try {
      return uri.toURL();
    } catch (MalformedURLException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}

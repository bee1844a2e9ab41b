package dev.malachite.protocol.auth;

import com.azure.core.http.HttpClient;
import com.azure.core.http.HttpHeader;
import com.azure.core.http.HttpRequest;
import com.azure.core.http.HttpResponse;
import dev.malachite.domain.HttpDate;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Service;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import reactor.core.publisher.Mono;

/** Keeps what an SDK would have sent, and fails instead of sending it. */
final class RecordingClient implements HttpClient {
  static final class NotSent extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  private final Service service;
  private final List<TestCall> calls = new ArrayList<>();

  RecordingClient(Service service) {
    this.service = service;
  }

  @Override
  public Mono<HttpResponse> send(HttpRequest request) {
    Headers.Builder headers = Headers.builder();
    for (HttpHeader header : request.getHeaders()) {
      headers.add(header.getName(), header.getValue());
    }
    TestCall call =
        TestCall.of(service, request.getHttpMethod().name(), request.getUrl().toString())
            .with(headers.build());
    calls.add(call.at(dateOf(call)));
    return Mono.error(new NotSent());
  }

  private static Instant dateOf(TestCall call) {
    return call.headers()
        .first("x-ms-date")
        .or(() -> call.headers().first("Date"))
        .map(date -> HttpDate.parse("Date", date))
        .orElse(TestCall.NOW);
  }

  /** The one request that the action made. */
  TestCall record(Supplier<?> action) {
    calls.clear();
    try {
      Object result = action.get();
      throw new AssertionError("An answer without a request: " + result);
    } catch (RuntimeException notSent) {
      if (calls.isEmpty()) {
        throw notSent;
      }
      return calls.getFirst();
    }
  }
}

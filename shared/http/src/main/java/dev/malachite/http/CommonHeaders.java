package dev.malachite.http;

import dev.malachite.domain.HttpDate;
import dev.malachite.domain.Latest;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.cors.Cors;
import java.time.Instant;

/**
 * What answers carry whatever the operation: ids, version, date; CORS; what a signature overrides.
 */
final class CommonHeaders {
  private static final int LONGEST_CLIENT_ID = 1024;

  private static final Latest<Long, String> DATES =
      new Latest<>(second -> HttpDate.format(Instant.ofEpochSecond(second)));

  private CommonHeaders() {}

  static Reply add(Reply reply, Incoming incoming, Trace trace) {
    Headers.Builder headers = Headers.builder();
    headers.add("Server", server(incoming.service()));
    headers.add("x-ms-request-id", trace.requestId());
    headers.add("x-ms-version", version(incoming));
    headers.add("Date", DATES.of(trace.start().getEpochSecond()));
    incoming
        .headers()
        .first("x-ms-client-request-id")
        .filter(CommonHeaders::isVisible)
        .ifPresent(id -> headers.add("x-ms-client-request-id", id));
    reply.headers().forEach(headers::add);
    return new Reply(reply.status(), headers.build(), reply.payload());
  }

  static Reply adjust(Reply reply, Call call, Cors cors) {
    Headers own = call.principal().overrides().applyTo(reply.headers());
    Reply answer = new Reply(reply.status(), own, reply.payload());
    if (call.header("Origin").isEmpty()) {
      return answer;
    }
    Headers.Builder headers = Headers.builder();
    answer.headers().forEach(headers::add);
    cors.headers(call, answer.headers()).forEach(headers::add);
    return new Reply(answer.status(), headers.build(), answer.payload());
  }

  private static String version(Incoming incoming) {
    return incoming
        .headers()
        .first("x-ms-version")
        .filter(CommonHeaders::isVisible)
        .orElse(Call.DEFAULT_VERSION);
  }

  private static String server(Service service) {
    return switch (service) {
      case BLOB -> "Windows-Azure-Blob/1.0 Malachite";
      case QUEUE -> "Windows-Azure-Queue/1.0 Malachite";
      case TABLE -> "Windows-Azure-Table/1.0 Malachite";
      case FILE -> "Windows-Azure-File/1.0 Malachite";
    };
  }

  private static boolean isVisible(String text) {
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (letter < 0x20 || letter >= 0x7f) {
        return false;
      }
    }
    return text.length() <= LONGEST_CLIENT_ID;
  }
}

package dev.malachite.blob.batch;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.malachite.blob.BlobBench;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Payload;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.batch.BatchOperation;
import dev.malachite.protocol.batch.HttpRequestPart;
import dev.malachite.protocol.errors.ApiException;
import java.util.ArrayList;
import java.util.List;

/** Batches whose parts are written down instead of answered. */
final class Batches {
  private final List<String> asked = new ArrayList<>();

  List<String> asked() {
    return asked;
  }

  Reply submit(BatchOperation operation, String uri, String... parts) {
    String body = String.join("", parts) + "--batch_1--\r\n";
    Call call =
        new BlobBench()
            .call(uri, body.getBytes(UTF_8), "Content-Type", "multipart/mixed; boundary=batch_1");
    return operation.handle(call, this::answer);
  }

  String refusal(BatchOperation operation, String uri, String... parts) {
    ApiException refusal =
        catchThrowableOfType(ApiException.class, () -> submit(operation, uri, parts));
    return refusal.status() + " " + refusal.code().code();
  }

  Reply answer(HttpRequestPart part) {
    asked.add(
        part.method() + " " + part.uri() + " " + part.headers().first("Authorization").orElse(""));
    return part.uri().endsWith("snapshot=x")
        ? Reply.status(404).payload(Payload.of("none")).build()
        : Reply.status(202).build();
  }

  static String part(int id, String line) {
    return "--batch_1\r\nContent-Type: application/http\r\nContent-Transfer-Encoding: binary\r\n"
        + "Content-ID: "
        + id
        + "\r\n\r\n"
        + line
        + " HTTP/1.1\r\nAuthorization: key"
        + id
        + "\r\nContent-Length: 0\r\n\r\n";
  }
}

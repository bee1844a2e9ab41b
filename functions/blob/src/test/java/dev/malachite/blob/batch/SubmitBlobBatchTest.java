package dev.malachite.blob.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.malachite.blob.BlobBench;
import dev.malachite.domain.Ids;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Payload;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.batch.BatchOperation;
import dev.malachite.protocol.batch.HttpRequestPart;
import dev.malachite.protocol.errors.ApiException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SubmitBlobBatchTest {
  private final List<String> asked = new ArrayList<>();
  private final BatchOperation batch = new SubmitBlobBatch(Ids.secure());

  @Test
  void partsAreAnsweredEachByItself() throws IOException {
    Reply reply =
        submit(batch, "/?comp=batch", part(0, "DELETE /c/a"), part(1, "DELETE /c/b?snapshot=x"));
    assertThat(reply.status()).isEqualTo(202);
    assertThat(asked).containsExactly("DELETE /c/a key0", "DELETE /c/b?snapshot=x key1");
    String body = new String(reply.payload().stream().get().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(reply.headers().first("Content-Type").orElseThrow())
        .startsWith("multipart/mixed; boundary=batchresponse_");
    assertThat(body)
        .contains("Content-ID: 0\r\n")
        .contains("HTTP/1.1 202 Accepted\r\n")
        .contains("HTTP/1.1 404 Not Found\r\n")
        .contains("Content-Length: 4\r\n\r\nnone\r\n")
        .endsWith("--\r\n");
  }

  @Test
  void onlyOneKindOfTwoIsAllowed() {
    assertThat(submit(batch, "/?comp=batch", part(0, "PUT /c/a?comp=tier")).status())
        .isEqualTo(202);
    assertRefused(part(0, "DELETE /c/a"), part(1, "PUT /c/a?comp=tier"));
    assertRefused(part(0, "GET /c/a"));
    assertRefused(part(0, "PUT /c/a"));
    assertRefused(part(0, "DELETE /c/a?comp=copy"));
    assertRefused(part(0, "POST /?comp=batch"));
    assertRefused();
  }

  @Test
  void partsAreLimited() {
    String[] most =
        IntStream.range(0, 256).mapToObj(i -> part(i, "DELETE /c/" + i)).toArray(String[]::new);
    assertThat(submit(batch, "/?comp=batch", most).status()).isEqualTo(202);
    assertThat(asked).hasSize(256);
    String[] more =
        IntStream.range(0, 257).mapToObj(i -> part(i, "DELETE /c/" + i)).toArray(String[]::new);
    assertRefused(more);
    String large =
        part(0, "DELETE /c/a").replace("Authorization: key0", "x: " + "y".repeat(5 << 20));
    assertThatThrownBy(() -> submit(batch, "/?comp=batch", large))
        .hasFieldOrPropertyWithValue("code.code", "RequestBodyTooLarge");
  }

  @Test
  void aBatchOfAContainerStaysInIt() {
    BatchOperation within = new SubmitContainerBlobBatch(Ids.secure());
    String uri = "/c?restype=container&comp=batch";
    assertThat(submit(within, uri, part(0, "DELETE /c/a")).status()).isEqualTo(202);
    assertThatThrownBy(() -> submit(within, uri, part(0, "DELETE /cc/a")))
        .hasFieldOrPropertyWithValue("code.code", "InvalidInput");
  }

  @Test
  void theBodyMustBeMultipart() {
    Call call = new BlobBench().call("/?comp=batch", new byte[0], "Content-Type", "text/plain");
    assertThatThrownBy(() -> batch.handle(call, this::answer))
        .hasFieldOrPropertyWithValue("code.code", "InvalidInput");
    assertThatThrownBy(
            () -> batch.handle(new BlobBench().call("/?comp=batch", new byte[0]), this::answer))
        .hasFieldOrPropertyWithValue("code.code", "MissingRequiredHeader");
  }

  private Reply answer(HttpRequestPart part) {
    asked.add(
        part.method() + " " + part.uri() + " " + part.headers().first("Authorization").orElse(""));
    return part.uri().endsWith("snapshot=x")
        ? Reply.status(404).payload(Payload.of("none")).build()
        : Reply.status(202).build();
  }

  private void assertRefused(String... parts) {
    assertThatThrownBy(() -> submit(batch, "/?comp=batch", parts))
        .isInstanceOfSatisfying(
            ApiException.class,
            refusal -> assertThat(refusal.code().code()).isEqualTo("InvalidInput"));
  }

  private Reply submit(BatchOperation operation, String uri, String... parts) {
    String body = List.of(parts).stream().collect(Collectors.joining()) + "--batch_1--\r\n";
    Call call =
        new BlobBench()
            .call(
                uri,
                body.getBytes(StandardCharsets.UTF_8),
                "Content-Type",
                "multipart/mixed; boundary=batch_1");
    return operation.handle(call, this::answer);
  }

  private static String part(int id, String line) {
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

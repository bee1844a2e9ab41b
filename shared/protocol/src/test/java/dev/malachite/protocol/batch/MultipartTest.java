package dev.malachite.protocol.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.malachite.protocol.Payload;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ApiException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MultipartTest {
  private static final String TYPE = "multipart/mixed; boundary=b";

  private static List<MimePart> parse(String type, String document) {
    return Multipart.parse(type, document.getBytes(StandardCharsets.UTF_8), 3);
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  @Test
  void takesPartsApart() {
    List<MimePart> parts =
        parse(
            TYPE,
            "preamble\r\n--b\r\nA: 1\r\nB:2 \r\n\r\none\r\n--bother\r\n--b \r\n\r\n\r\n--b\r\n\r\n--b--\r\nepilogue");
    assertThat(parts).hasSize(3);
    assertThat(parts.getFirst().headers().first("b")).contains("2");
    assertThat(text(parts.getFirst().content())).isEqualTo("one\r\n--bother");
    assertThat(parts.get(1).content()).isEmpty();
    assertThat(parts.get(2).content()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "multipart/mixed;boundary=b",
        "Multipart/Mixed; charset=utf-8; Boundary=\"b\"",
        "multipart/mixed; boundary=b; charset=utf-8"
      })
  void findsTheBoundary(String type) {
    assertThat(parse(type, "--b\r\n\r\nx\r\n--b--")).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "--b",
        "--b\r\n",
        "--b\r\n\r\nx",
        "--b\r\n\r\nx--b--",
        "--b\r\nno colon\r\n\r\nx\r\n--b--",
        "--b\r\na b: c\r\n\r\nx\r\n--b--",
        "--b\r\nA: 1\nB: 2\r\n\r\nx\r\n--b--",
        "--b\r\n\r\n1\r\n--b\r\n\r\n2\r\n--b\r\n\r\n3\r\n--b\r\n\r\n4\r\n--b--",
      })
  void refusesWhatIsMalformedOrTooMuch(String document) {
    assertThatThrownBy(() -> parse(TYPE, document)).isInstanceOf(ApiException.class);
  }

  @Test
  void tooManyOrTooLongHeadersAreRefused() {
    String many = "--b\r\n" + "A: 1\r\n".repeat(65) + "\r\nx\r\n--b--";
    String large = "--b\r\nA: " + "x".repeat(17_000) + "\r\n\r\nx\r\n--b--";
    assertThatThrownBy(() -> parse(TYPE, many)).isInstanceOf(ApiException.class);
    assertThatThrownBy(() -> parse(TYPE, large)).isInstanceOf(ApiException.class);
  }

  @Test
  void readsTheRequestInAPart() {
    HttpRequestPart request =
        request("PUT http://h/p?q HTTP/1.1\r\nA: 1\r\nContent-Length: 2\r\n\r\nbody");
    assertThat(request.method() + " " + request.uri()).isEqualTo("PUT http://h/p?q");
    assertThat(request.headers().first("a")).contains("1");
    assertThat(text(request.body())).isEqualTo("bo");
    assertThat(request.contentId()).contains("7");
    assertThat(request("DELETE /p HTTP/1.1\r\nA: 1").body()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "GET",
        "GET /p",
        "GET  /p HTTP/1.1",
        "GET /p SMTP",
        "GET /p HTTP/1.1\r\nContent-Length: 9\r\n\r\nx"
      })
  void refusesWhatIsNoRequest(String content) {
    assertThatThrownBy(() -> request(content)).isInstanceOf(ApiException.class);
  }

  private static HttpRequestPart request(String content) {
    String head = "--b\r\nContent-Type: application/http; msgtype=request\r\nContent-ID: 7\r\n\r\n";
    return HttpRequestPart.parse(parse(TYPE, head + content + "\r\n--b--").getFirst());
  }

  @Test
  void whatIsWrittenCanBeReadAgain() {
    Reply reply = Reply.status(201).header("ETag", "x").payload(Payload.of("body")).build();
    MultipartWriter inner = new MultipartWriter("inner").reply(reply, Optional.of("5"));
    MultipartWriter outer = new MultipartWriter("outer").nested(inner);
    MimePart nested = Multipart.parse(outer.contentType(), outer.finish(), 1).getFirst();
    MimePart part = Multipart.parse(nested.contentType(), nested.content(), 1).getFirst();
    assertThat(part.isHttp()).isTrue();
    assertThat(text(part.content()))
        .isEqualTo("HTTP/1.1 201 Created\r\nContent-ID: 5\r\nETag: x\r\n\r\nbody");
  }

  @Test
  void damagedDocumentsAreReadOrRefusedAndNothingElse() {
    byte[] sound =
        "--b\r\nContent-Type: application/http\r\n\r\nGET /p HTTP/1.1\r\n\r\nx\r\n--b--"
            .getBytes(StandardCharsets.UTF_8);
    Random random = new Random(7);
    for (int round = 0; round < 5_000; round++) {
      byte[] damaged = sound.clone();
      for (int change = random.nextInt(4); change >= 0; change--) {
        damaged[random.nextInt(damaged.length)] = (byte) "\r\n-b: \0x".charAt(random.nextInt(8));
      }
      Throwable thrown =
          catchThrowable(() -> Multipart.parse(TYPE, damaged, 3).forEach(HttpRequestPart::parse));
      assertThat(thrown == null || thrown instanceof ApiException).isTrue();
    }
  }
}

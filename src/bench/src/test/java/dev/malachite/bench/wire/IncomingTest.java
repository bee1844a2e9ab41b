package dev.malachite.bench.wire;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IncomingTest {
  private final Incoming incoming = new Incoming();

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 7, 1000})
  void readsABodyOfAKnownLengthInPiecesOfAnySize(int piece) {
    Answer answer =
        read("HTTP/1.1 201 Created\r\nETag: \"1\"\r\nContent-Length: 5\r\n\r\nhello", piece);

    assertThat(answer.status()).isEqualTo(201);
    assertThat(answer.header("etag")).contains("\"1\"");
    assertThat(answer.header("tag")).isEmpty();
    assertThat(answer.length()).isEqualTo(5);
    assertThat(answer.text()).isEqualTo("hello");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 7, 1000})
  void readsChunksInPiecesOfAnySize(int piece) {
    Answer answer =
        read(
            """
            HTTP/1.1 200 OK\r
            transfer-encoding: chunked\r
            \r
            5\r
            hello\r
            1A;name=value\r
             abcdefghijklmnopqrstuvwxy\r
            0\r
            trailer: 1\r
            \r
            """,
            piece);

    assertThat(answer.text()).isEqualTo("hello abcdefghijklmnopqrstuvwxy");
    assertThat(answer.length()).isEqualTo(31);
  }

  @Test
  void countsMoreThanItKeeps() {
    String body = "b".repeat(100_000);

    Answer answer = read("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n" + body, 4096);

    assertThat(answer.length()).isEqualTo(100_000);
    assertThat(answer.text()).hasSizeLessThan(100_000).matches("b+");
  }

  @Test
  void readsAHeadThatIsLongerThanOthers() {
    String value = "v".repeat(10_000);

    Answer answer =
        read("HTTP/1.1 200 OK\r\nlong: " + value + "\r\nContent-Length: 0\r\n\r\n", 3000);

    assertThat(answer.header("long")).contains(value);
  }

  @ParameterizedTest
  @ValueSource(ints = {204, 304})
  void expectsNoBodyWhereNoneFollows(int status) {
    Answer answer = read("HTTP/1.1 " + status + " Nothing\r\nContent-Length: 5\r\n\r\n", 1000);

    assertThat(answer.status()).isEqualTo(status);
    assertThat(answer.length()).isZero();
  }

  @Test
  void expectsNoBodyWhenOnlyTheHeadWasAskedFor() {
    incoming.begin(false);

    assertThat(incoming.take(bytes("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n"))).isTrue();
    assertThat(incoming.answer().length()).isZero();
  }

  @Test
  void forgetsTheAnswerBefore() {
    read("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n", 1000);

    Answer answer = read("HTTP/1.1 201 Created\r\nContent-Length: 2\r\n\r\nbc", 1000);

    assertThat(answer.status()).isEqualTo(201);
    assertThat(answer.text()).isEqualTo("bc");
    assertThat(answer.header("transfer-encoding")).isEmpty();
  }

  @Test
  void refusesMoreThanAnAnswer() {
    incoming.begin(true);

    assertThatThrownBy(() -> incoming.take(bytes("HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nab")))
        .isInstanceOf(IllegalStateException.class);
  }

  /** Hands it over in pieces, and insists that exactly the last one ends it. */
  private Answer read(String text, int piece) {
    incoming.begin(true);
    ByteBuffer all = bytes(text);
    boolean ended = false;
    while (all.hasRemaining()) {
      assertThat(ended).isFalse();
      int length = Math.min(piece, all.remaining());
      ended = incoming.take(all.slice(all.position(), length));
      all.position(all.position() + length);
    }
    assertThat(ended).isTrue();
    return incoming.answer();
  }

  private static ByteBuffer bytes(String text) {
    return ByteBuffer.wrap(text.getBytes(UTF_8));
  }
}

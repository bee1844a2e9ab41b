package dev.malachite.protocol.integrity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.malachite.domain.Crc64;
import dev.malachite.protocol.Body;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Operation;
import dev.malachite.protocol.Payload;
import dev.malachite.protocol.Peer;
import dev.malachite.protocol.Query;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.Resource;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.Target;
import dev.malachite.protocol.auth.Principal;
import dev.malachite.protocol.errors.ApiException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.Test;

class StructuredBodyTest {
  private static final String FORMAT = "XSM/1.0; properties=crc64";

  @Test
  void theLayoutIsTheOneOfTheProtocol() throws IOException {
    byte[] content = "abc".getBytes(StandardCharsets.US_ASCII);
    byte[] message = new StructuredEncoder(new ByteArrayInputStream(content), 3).readAllBytes();
    ByteBuffer expected = ByteBuffer.allocate(42).order(ByteOrder.LITTLE_ENDIAN);
    expected.put((byte) 1).putLong(42).putShort((short) 1).putShort((short) 1);
    expected.putShort((short) 1).putLong(3).put(content);
    expected.put(Crc64.of(content).toBytes()).put(Crc64.of(content).toBytes());
    assertThat(message).isEqualTo(expected.array()).hasSize((int) StructuredEncoder.length(3));
  }

  @Test
  void contentOfAnyLengthComesBack() throws IOException {
    Random random = new Random(7);
    for (int length : new int[] {0, 1, 1000, 4 << 20, (4 << 20) + 1, 9_000_000}) {
      byte[] content = new byte[length];
      random.nextBytes(content);
      byte[] message =
          new StructuredEncoder(new ByteArrayInputStream(content), length).readAllBytes();
      assertThat(message).hasSize((int) StructuredEncoder.length(length));
      assertThat(upload(message, length)).isEqualTo(content);
    }
  }

  @Test
  void segmentsMayHaveAnyLength() {
    byte[] content = "hello, structured world".getBytes(StandardCharsets.US_ASCII);
    assertThat(upload(message(content, 5, 0, 7, 11), content.length)).isEqualTo(content);
  }

  @Test
  void aDamagedSegmentIsRefused() {
    byte[] content = "hello, structured world".getBytes(StandardCharsets.US_ASCII);
    byte[] message = message(content, 5, 18);
    message[25] ^= 1;
    assertRefused("Crc64Mismatch", message, content.length);
  }

  @Test
  void aDamagedChecksumOfTheWholeIsRefused() {
    byte[] content = "hello".getBytes(StandardCharsets.US_ASCII);
    byte[] message = message(content, 5);
    message[message.length - 1] ^= 1;
    assertRefused("Crc64Mismatch", message, content.length);
  }

  @Test
  void brokenFramesAreRefused() {
    byte[] content = "hello, structured world".getBytes(StandardCharsets.US_ASCII);
    byte[] message = message(content, 5, 18);
    assertRefused("InvalidInput", Arrays.copyOf(message, message.length - 9), content.length);
    assertRefused("InvalidInput", changed(message, 0, 2), content.length);
    assertRefused("InvalidInput", changed(message, 9, 4), content.length);
    assertRefused("InvalidInput", changed(message, 13, 9), content.length);
    assertRefused("InvalidInput", message, content.length - 1);
    assertRefused("InvalidInput", new byte[0], 0);
  }

  @Test
  void headersAreChecked() {
    Operation upload = new StructuredUpload(call -> Reply.status(201).build());
    assertThatThrownBy(() -> upload.handle(call(new byte[0], "x-ms-structured-body", "XSM/2.0")))
        .hasFieldOrPropertyWithValue("code.code", "InvalidHeaderValue");
    assertThatThrownBy(() -> upload.handle(call(new byte[0], "x-ms-structured-body", FORMAT)))
        .hasFieldOrPropertyWithValue("code.code", "MissingRequiredHeader");
    assertThatThrownBy(() ->
            upload.handle(
                call(
                    new byte[0],
                    "x-ms-structured-body",
                    FORMAT,
                    "x-ms-structured-content-length",
                    "-1")))
        .hasFieldOrPropertyWithValue("code.code", "InvalidHeaderValue");
  }

  @Test
  void aDownloadIsStructuredOnlyWhenAsked() throws IOException {
    Operation download =
        new StructuredDownload(call -> Reply.status(206).payload(Payload.of("hello")).build());
    assertThat(download.handle(call(new byte[0])).payload().length()).isEqualTo(5);
    Reply reply = download.handle(call(new byte[0], "x-ms-structured-body", FORMAT));
    assertThat(reply.headers().first("x-ms-structured-body")).contains(FORMAT);
    assertThat(reply.headers().first("x-ms-structured-content-length")).contains("5");
    byte[] message = reply.payload().stream().get().readAllBytes();
    assertThat(message).hasSize((int) reply.payload().length());
    assertThat(upload(message, 5)).asString().isEqualTo("hello");
  }

  private static byte[] changed(byte[] message, int index, int value) {
    byte[] other = message.clone();
    other[index] = (byte) value;
    return other;
  }

  private static void assertRefused(String code, byte[] message, long contentLength) {
    assertThatThrownBy(() -> upload(message, contentLength))
        .isInstanceOfSatisfying(
            ApiException.class, refusal -> assertThat(refusal.code().code()).isEqualTo(code));
  }

  /** What the operation sees of the message. */
  private static byte[] upload(byte[] message, long contentLength) {
    ByteArrayOutputStream seen = new ByteArrayOutputStream();
    Operation operation =
        new StructuredUpload(call -> {
          try {
            BodyLimits.limited(call.body(), Long.MAX_VALUE).transferTo(seen);
            return Reply.status(201).build();
          } catch (IOException broken) {
            throw new UncheckedIOException(broken);
          }
        });
    Reply reply =
        operation.handle(
            call(
                message,
                "x-ms-structured-body",
                FORMAT,
                "x-ms-structured-content-length",
                Long.toString(contentLength)));
    assertThat(reply.headers().first("x-ms-structured-body")).contains(FORMAT);
    return seen.toByteArray();
  }

  private static byte[] message(byte[] content, int... lengths) {
    int size = 13 + lengths.length * 18 + content.length + 8;
    ByteBuffer message = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    message.put((byte) 1).putLong(size).putShort((short) 1).putShort((short) lengths.length);
    int from = 0;
    for (int i = 0; i < lengths.length; i++) {
      byte[] segment = Arrays.copyOfRange(content, from, from + lengths[i]);
      message.putShort((short) (i + 1)).putLong(segment.length).put(segment);
      message.put(Crc64.of(segment).toBytes());
      from += segment.length;
    }
    return message.put(Crc64.of(content).toBytes()).array();
  }

  private static Call call(byte[] body, String... headers) {
    return new Call(
        "request",
        Instant.EPOCH,
        new Target(Service.BLOB, "account", false, "PUT", "/c/b", "/c/b"),
        new Resource("c", "b"),
        Query.empty(),
        Headers.of(headers),
        new Body(OptionalLong.of(body.length), new ByteArrayInputStream(body)),
        new Peer("127.0.0.1", false, "localhost"),
        new Principal.Owner());
  }
}

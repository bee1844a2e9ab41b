package dev.malachite.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PiecesTest {
  private final Random random = new Random(11);

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 511, 512, 513, 32_768, 32_769, 300_000})
  void whatWasWrittenIsRead(int length) throws IOException {
    byte[] bytes = bytes(length);
    Pieces pieces = written(bytes);
    assertThat(pieces.toByteArray()).isEqualTo(bytes);
    assertThat(pieces.payload().length()).isEqualTo(length);
    // As often as somebody asks.
    for (int turn = 0; turn < 2; turn++) {
      try (InputStream stream = pieces.payload().stream().get()) {
        assertThat(stream.readAllBytes()).isEqualTo(bytes);
        assertThat(stream.read()).isEqualTo(-1);
      }
    }
  }

  @Test
  void oneByteIsAsGoodAsMany() throws IOException {
    byte[] bytes = bytes(2000);
    Pieces pieces = new Pieces();
    for (byte each : bytes) {
      pieces.write(each);
    }
    ByteArrayOutputStream read = new ByteArrayOutputStream();
    try (InputStream stream = pieces.payload().stream().get()) {
      for (int next = stream.read(); next >= 0; next = stream.read()) {
        read.write(next);
      }
    }
    assertThat(read.toByteArray()).isEqualTo(bytes);
  }

  @Test
  void whoHasABufferGetsItFilled() throws IOException {
    byte[] bytes = bytes(100_000);
    try (InputStream stream = written(bytes).payload().stream().get()) {
      ReadableByteChannel channel = (ReadableByteChannel) stream;
      ByteBuffer target = ByteBuffer.allocateDirect(bytes.length + 1);
      while (channel.read(target) >= 0) {
        assertThat(channel.isOpen()).isTrue();
      }
      byte[] read = new byte[target.flip().remaining()];
      target.get(read);
      assertThat(read).isEqualTo(bytes);
    }
  }

  private Pieces written(byte[] bytes) {
    Pieces pieces = new Pieces();
    for (int at = 0; at < bytes.length; ) {
      int count = Math.min(bytes.length - at, random.nextInt(20_000));
      pieces.write(Arrays.copyOfRange(bytes, at, at + count));
      at += count;
    }
    return pieces;
  }

  private byte[] bytes(int length) {
    byte[] bytes = new byte[length];
    random.nextBytes(bytes);
    return bytes;
  }
}

package dev.malachite.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class Crc64Test {
  @Test
  void theCheckValueOfTheAlgorithmComesOut() {
    Crc64 crc = Crc64.of("123456789".getBytes(StandardCharsets.US_ASCII));
    assertThat(crc.getValue()).isEqualTo(0xAE8B14860A799888L);
    assertThat(crc.toBytes()).containsExactly(0x88, 0x98, 0x79, 0x0A, 0x86, 0x14, 0x8B, 0xAE);
    assertThat(crc.toBase64()).isEqualTo("iJh5CoYUi64=");
  }

  @Test
  void theChecksumOfNothingIsZero() {
    assertThat(new Crc64().getValue()).isZero();
    assertThat(new Crc64().toBase64()).isEqualTo("AAAAAAAAAAA=");
  }

  @Test
  void everyLengthAndOffsetAgreesWithTheBitwiseDefinition() {
    byte[] bytes = random(200);
    for (int offset = 0; offset < 17; offset++) {
      for (int length = 0; length < 100; length++) {
        Crc64 crc = new Crc64();
        crc.update(bytes, offset, length);
        assertThat(crc.getValue()).isEqualTo(bitwise(bytes, offset, length));
      }
    }
  }

  @Test
  void piecesOfAnySizeGiveTheChecksumOfTheWhole() {
    byte[] bytes = random(10_000);
    Random random = new Random(7);
    Crc64 pieces = new Crc64();
    for (int at = 0; at < bytes.length; ) {
      int length = Math.min(random.nextInt(50), bytes.length - at);
      pieces.update(bytes, at, length);
      at += length;
    }
    assertThat(pieces.getValue()).isEqualTo(bitwise(bytes, 0, bytes.length));
  }

  @ParameterizedTest
  @ValueSource(ints = {4096, 8191, 8192, 8193, 16_383, 16_384, 70_001})
  void longArraysAgreeWithTheBitwiseDefinition(int length) {
    byte[] bytes = random(length + 3);
    Crc64 crc = new Crc64();
    crc.update(bytes, 0, 3);
    crc.update(bytes, 3, length);
    assertThat(crc.getValue()).isEqualTo(bitwise(bytes, 0, length + 3));
  }

  @Test
  void singleBytesAndBuffersCountAsArraysDo() {
    byte[] bytes = random(100);
    Crc64 single = new Crc64();
    for (byte each : bytes) {
      single.update(each);
    }
    Crc64 buffer = new Crc64();
    buffer.update(ByteBuffer.wrap(bytes));
    Crc64 direct = new Crc64();
    direct.update(ByteBuffer.allocateDirect(bytes.length).put(bytes).flip());
    assertThat(single.getValue()).isEqualTo(Crc64.of(bytes).getValue());
    assertThat(buffer.getValue()).isEqualTo(single.getValue());
    assertThat(direct.getValue()).isEqualTo(single.getValue());
  }

  @Test
  void resetStartsAfresh() {
    Crc64 crc = Crc64.of(random(9));
    crc.reset();
    assertThat(crc.getValue()).isZero();
  }

  @Test
  void bytesOutsideTheArrayAreRefused() {
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> new Crc64().update(new byte[8], 4, 5));
  }

  private static long bitwise(byte[] bytes, int offset, int length) {
    long crc = -1L;
    for (int i = offset; i < offset + length; i++) {
      crc ^= bytes[i] & 0xff;
      for (int bit = 0; bit < 8; bit++) {
        crc = (crc & 1) == 1 ? (crc >>> 1) ^ 0x9A6C9329AC4BC9B5L : crc >>> 1;
      }
    }
    return ~crc;
  }

  private static byte[] random(int length) {
    byte[] bytes = new byte[length];
    new Random(64).nextBytes(bytes);
    return bytes;
  }
}

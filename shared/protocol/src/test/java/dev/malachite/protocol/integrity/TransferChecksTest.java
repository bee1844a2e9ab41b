package dev.malachite.protocol.integrity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.malachite.domain.Crc64;
import dev.malachite.protocol.Headers;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TransferChecksTest {
  private static final byte[] BYTES = "hello".getBytes(StandardCharsets.UTF_8);
  private static final String MD5 = "XUFAKrxLKna5cZ2REBfFkg==";
  private static final String CRC64 = Crc64.of(BYTES).toBase64();

  private static Headers verify(String... headers) throws IOException {
    TransferChecks checks = TransferChecks.of(Headers.of(headers));
    DigestingStream body = checks.digest(new ByteArrayInputStream(BYTES));
    body.readAllBytes();
    return Reply.status(201).with(checks.verify(body)).build().headers();
  }

  private static ApiException refused(String... headers) {
    return catchThrowableOfType(ApiException.class, () -> verify(headers));
  }

  @Test
  void theMd5IsEchoedWhereItWasSent() throws IOException {
    Headers headers = verify("Content-MD5", MD5);
    assertThat(headers.first("Content-MD5")).hasValue(MD5);
    assertThat(headers.has("x-ms-content-crc64")).isFalse();
  }

  @Test
  void otherwiseTheCrcIsSent() throws IOException {
    assertThat(verify().first("x-ms-content-crc64")).hasValue(CRC64);
    assertThat(verify("x-ms-content-crc64", CRC64).first("x-ms-content-crc64")).hasValue(CRC64);
  }

  @Test
  void aWrongMd5IsAMismatch() {
    ApiException error = refused("Content-MD5", "AAAAAAAAAAAAAAAAAAAAAA==");
    assertThat(error.code()).isEqualTo(ErrorCode.MD5_MISMATCH);
    assertThat(error.details())
        .containsEntry("UserSpecifiedMd5", "AAAAAAAAAAAAAAAAAAAAAA==")
        .containsEntry("ServerCalculatedMd5", MD5);
  }

  @Test
  void aWrongCrcIsAMismatch() {
    ApiException error = refused("x-ms-content-crc64", "AAAAAAAAAAA=");
    assertThat(error.code()).isEqualTo(ErrorCode.CRC64_MISMATCH);
    assertThat(error.details())
        .containsEntry("UserSpecifiedCrc", "AAAAAAAAAAA=")
        .containsEntry("ServerCalculatedCrc", CRC64);
  }

  @Test
  void bothAreTooMany() {
    assertThat(refused("Content-MD5", MD5, "x-ms-content-crc64", CRC64).code())
        .isEqualTo(ErrorCode.BOTH_CRC64_AND_MD5_HEADER_PRESENT);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "not base64!", "AAAA", "AAAAAAAAAAAAAAAAAAAAAAAA"})
  void malformedDigestsAreRefused(String text) {
    assertThat(refused("Content-MD5", text).code()).isEqualTo(ErrorCode.INVALID_MD5);
    assertThat(refused("x-ms-content-crc64", text).details())
        .containsEntry("HeaderName", "x-ms-content-crc64");
  }

  @Test
  void theMd5CanBeComputedBesideTheCrc() throws IOException {
    TransferChecks checks = TransferChecks.of(Headers.empty());
    DigestingStream body = checks.digestWithMd5(new ByteArrayInputStream(BYTES));
    body.readAllBytes();
    assertThat(Checksum.text(body.md5().orElseThrow())).isEqualTo(MD5);
    assertThat(Checksum.text(body.crc64().orElseThrow())).isEqualTo(CRC64);
    assertThat(body.length()).isEqualTo(5);
  }

  @Test
  void digestsDoNotDependOnHowTheStreamIsRead() throws IOException {
    Random random = new Random(5);
    byte[] bytes = new byte[10_000];
    random.nextBytes(bytes);
    for (int i = 0; i < 50; i++) {
      DigestingStream body =
          TransferChecks.of(Headers.empty()).digestWithMd5(new ByteArrayInputStream(bytes));
      readSomehow(body, random);
      assertThat(body.length()).isEqualTo(bytes.length);
      assertThat(body.crc64()).hasValue(Crc64.of(bytes).toBytes());
      assertThat(body.md5()).hasValue(JdkMd5.of(bytes));
    }
  }

  private static void readSomehow(DigestingStream body, Random random) throws IOException {
    byte[] buffer = new byte[100];
    int read = 0;
    while (read >= 0) {
      read =
          switch (random.nextInt(3)) {
            case 0 -> body.read();
            case 1 -> (int) body.skip(random.nextInt(50));
            default -> body.read(buffer, 10, 1 + random.nextInt(80));
          };
    }
  }
}

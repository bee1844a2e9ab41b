package dev.malachite.protocol.xml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.malachite.protocol.auth.UserDelegationKey;
import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class SmallDocumentsTest {
  private static KeyInfo keyInfo(String document) {
    return KeyInfo.read(new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void keyInfoSaysForWhen() {
    KeyInfo info =
        keyInfo(
            "<KeyInfo><Start>2026-01-01T00:00:00Z</Start><Expiry>2026-01-02</Expiry></KeyInfo>");
    assertThat(info.start()).hasValue(Instant.parse("2026-01-01T00:00:00Z"));
    assertThat(info.expiry()).isEqualTo(Instant.parse("2026-01-02T00:00:00Z"));
    assertThat(keyInfo("<KeyInfo><Start/><Expiry>2026-01-02</Expiry></KeyInfo>").start()).isEmpty();
  }

  @Test
  void keyInfoWithoutExpiryIsRefused() {
    ApiException error =
        catchThrowableOfType(ApiException.class, () -> keyInfo("<KeyInfo></KeyInfo>"));
    assertThat(error.code()).isEqualTo(ErrorCode.MISSING_REQUIRED_XML_NODE);
  }

  @Test
  void aUserDelegationKeyIsWrittenWithoutFractions() {
    UserDelegationKey key =
        new UserDelegationKey(
            "oid",
            "tid",
            Instant.parse("2026-01-01T00:00:00.5Z"),
            Instant.parse("2026-01-02T00:00:00Z"),
            "b",
            "2020-10-02",
            "");
    assertThat(UserDelegationKeyXml.write(key, "c2VjcmV0"))
        .endsWith(
            "<UserDelegationKey><SignedOid>oid</SignedOid><SignedTid>tid</SignedTid>"
                + "<SignedStart>2026-01-01T00:00:00Z</SignedStart>"
                + "<SignedExpiry>2026-01-02T00:00:00Z</SignedExpiry>"
                + "<SignedService>b</SignedService><SignedVersion>2020-10-02</SignedVersion>"
                + "<Value>c2VjcmV0</Value></UserDelegationKey>");
  }

  @Test
  void statsSayHowFarTheSecondaryIs() {
    assertThat(ServiceStats.live(Instant.parse("1994-11-06T08:49:37Z")).write())
        .endsWith(
            "<StorageServiceStats><GeoReplication><Status>live</Status>"
                + "<LastSyncTime>Sun, 06 Nov 1994 08:49:37 GMT</LastSyncTime></GeoReplication>"
                + "</StorageServiceStats>");
  }
}

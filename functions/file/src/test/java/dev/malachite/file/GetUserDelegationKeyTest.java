package dev.malachite.file;

import static org.assertj.core.api.Assertions.assertThat;

import dev.malachite.protocol.Reply;
import dev.malachite.protocol.errors.ErrorCode;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

final class GetUserDelegationKeyTest {
  private final Bench bench = new Bench();

  GetUserDelegationKeyTest() {
    bench.share("data");
  }

  @Test
  void itIsForUsersOnly() {
    byte[] body =
        "<KeyInfo><Start>2030-01-02T03:04:05Z</Start><Expiry>2030-01-02T04:04:05Z</Expiry></KeyInfo>"
            .getBytes(StandardCharsets.UTF_8);
    Reply reply =
        bench.runAsUser("GetUserDelegationKey", "/?restype=service&comp=userdelegationkey", body);
    assertThat(Bench.text(reply)).contains("<SignedService>f<", "<Value>");
  }

  @Test
  void aKeyMustEndAfterItBeginsAndWithinAWeek() {
    byte[] backwards =
        "<KeyInfo><Start>2030-01-02T04:04:05Z</Start><Expiry>2030-01-02T03:04:05Z</Expiry></KeyInfo>"
            .getBytes(StandardCharsets.UTF_8);
    assertThat(
            Bench.refusalOf(() ->
                bench.runAsUser(
                    "GetUserDelegationKey", "/?restype=service&comp=userdelegationkey", backwards)))
        .isNotNull();
  }

  @Test
  void withoutTheIntentAUserIsRefused() {
    assertThat(
            Bench.refusalOf(() ->
                bench.runAsUser(
                    "GetShareMetadata", "/data?restype=share&comp=metadata", new byte[0])))
        .isEqualTo(ErrorCode.MISSING_REQUIRED_HEADER);
    assertThat(
            bench
                .runAsUser(
                    "GetShareMetadata",
                    "/data?restype=share&comp=metadata",
                    new byte[0],
                    "x-ms-file-request-intent",
                    "backup")
                .status())
        .isEqualTo(200);
  }
}

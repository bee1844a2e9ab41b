package dev.malachite.blob.account;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.malachite.blob.TestBlobs;
import dev.malachite.protocol.Call;
import dev.malachite.protocol.Reply;
import dev.malachite.protocol.auth.Principal;
import dev.malachite.protocol.errors.ApiException;
import org.junit.jupiter.api.Test;

class GetUserDelegationKeyTest {
  private static final String URI = "/?restype=service&comp=userdelegationkey";
  private static final Principal USER = new Principal.User("object", "tenant");
  private final TestBlobs blobs = new TestBlobs();

  private static byte[] info(String start, String expiry) {
    return ("<KeyInfo><Start>" + start + "</Start><Expiry>" + expiry + "</Expiry></KeyInfo>")
        .getBytes(UTF_8);
  }

  private Reply ask(byte[] body) {
    Call call = blobs.bench().call(URI, body, "x-ms-version", "2020-10-02");
    return blobs.operation("GetUserDelegationKey").handle(call.withPrincipal(USER));
  }

  private String refusal(byte[] body) {
    return catchThrowableOfType(ApiException.class, () -> ask(body)).code().code();
  }

  @Test
  void itNamesTheUserAndTheTime() {
    Reply reply = ask(info("2026-11-16T00:00:00Z", "2026-11-17T00:00:00Z"));
    assertThat(reply.status()).isEqualTo(200);
    assertThat(TestBlobs.text(reply))
        .contains("<SignedOid>object</SignedOid><SignedTid>tenant</SignedTid>")
        .contains("<SignedExpiry>2026-11-17T00:00:00Z</SignedExpiry>")
        .contains("<SignedService>b</SignedService>")
        .contains("<Value>");
  }

  @Test
  void onlyUsersGetOneAndForAWeekAtMost() {
    byte[] body = info("2026-11-16T00:00:00Z", "2026-11-17T00:00:00Z");
    assertThat(blobs.refusal("GetUserDelegationKey", URI, body))
        .isEqualTo("403 AuthenticationFailed");
    assertThat(refusal(info("2026-11-16T00:00:00Z", "2026-11-23T00:00:01Z")))
        .isEqualTo("InvalidXmlNodeValue");
    assertThat(refusal(info("2026-11-16T00:00:00Z", "2026-11-15T00:00:00Z")))
        .isEqualTo("InvalidXmlNodeValue");
    assertThat(refusal("<KeyInfo/>".getBytes(UTF_8))).isEqualTo("MissingRequiredXmlNode");
    assertThat(refusal("<Other/>".getBytes(UTF_8))).isEqualTo("InvalidXmlDocument");
  }
}

package dev.malachite.protocol.auth;

import dev.malachite.protocol.Call;
import dev.malachite.protocol.Service;
import dev.malachite.protocol.errors.ApiException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** Signs tokens with the code under test, for tests of what comes after the signature. */
final class SasSigner {
  private SasSigner() {}

  static TestCall blob(String path, String token) {
    TestCall unsigned =
        TestCall.of(
            Service.BLOB, "GET", "https://myaccount.blob.core.windows.net" + path + "?" + token);
    return TestCall.of(Service.BLOB, "GET", unsigned.url() + "&sig=" + signature(unsigned.build()));
  }

  private static String signature(Call call) {
    byte[] signature = new SigningKey(TestCall.KEY).sign(text(call));
    return URLEncoder.encode(Base64.getEncoder().encodeToString(signature), StandardCharsets.UTF_8);
  }

  private static String text(Call call) {
    try {
      SasToken token = SasToken.of(call);
      return token.has("ss") || token.has("srt")
          ? ServiceSasText.account(token, TestCall.ACCOUNT)
          : ServiceSasText.service(call, token, SasResource.scope(call, token));
    } catch (ApiException cannotBeSigned) {
      return "";
    }
  }
}

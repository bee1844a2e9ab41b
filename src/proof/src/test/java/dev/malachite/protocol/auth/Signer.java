package dev.malachite.protocol.auth;

import dev.malachite.protocol.Call;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Signs what a client sends, so that it gets past the gate whatever is wrong with it. */
public final class Signer {
  private Signer() {}

  /** The signature that fits the fields of a shared access signature in the query. */
  public static String sharedAccess(Call call, Account account) {
    SasToken token = SasToken.of(call);
    String text =
        token.has("ss") || token.has("srt")
            ? ServiceSasText.account(token, account.name())
            : ServiceSasText.service(call, token, SasResource.scope(call, token));
    return Base64.getEncoder().encodeToString(account.keys().getFirst().sign(text));
  }

  /** The Authorization header of a request; the request must have its date already. */
  public static String authorization(Call call, byte[] key) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      String text = SharedKeyText.full(call, Spelling.SDK);
      byte[] signature = mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
      return "SharedKey " + call.account() + ":" + Base64.getEncoder().encodeToString(signature);
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}

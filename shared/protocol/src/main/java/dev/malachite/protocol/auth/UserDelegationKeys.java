package dev.malachite.protocol.auth;

import dev.malachite.protocol.Service;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;

/**
 * Derives user delegation keys from the keys of an account, so that any process can check what was
 * signed with one and none has to remember it.
 */
public final class UserDelegationKeys {
  // No text that anybody signs begins like this: a derived key is never a signature of a request.
  private static final String PURPOSE = "user delegation key";

  private UserDelegationKeys() {}

  /** The value to hand out, in Base64. */
  public static String value(Account account, UserDelegationKey key) {
    return Base64.getEncoder().encodeToString(account.keys().getFirst().sign(text(key)));
  }

  /** The letter that stands for the service in a key. */
  public static String letter(Service service) {
    return service.lowerCase().substring(0, 1);
  }

  static List<SigningKey> derive(Account account, UserDelegationKey key) {
    List<SigningKey> derived = new ArrayList<>(account.keys().size());
    for (SigningKey secret : account.keys()) {
      derived.add(new SigningKey(secret.sign(text(key))));
    }
    return derived;
  }

  private static String text(UserDelegationKey key) {
    return String.join(
        "\n",
        PURPOSE,
        key.objectId(),
        key.tenantId(),
        Long.toString(key.start().getEpochSecond()),
        Long.toString(key.expiry().getEpochSecond()),
        key.service(),
        key.version(),
        key.delegatedTenantId());
  }
}

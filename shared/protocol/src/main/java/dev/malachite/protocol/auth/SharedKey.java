package dev.malachite.protocol.auth;

import dev.malachite.protocol.Call;
import java.util.Locale;
import java.util.function.BiFunction;

/** Authorization by signing each request with a key of the account. */
final class SharedKey {
  private SharedKey() {}

  /** The credentials are what follows the scheme in the Authorization header. */
  static Principal authenticate(Call call, Account account, String scheme, String credentials) {
    int colon = credentials.indexOf(':');
    if (colon <= 0 || colon == credentials.length() - 1) {
      throw Failures.malformedAuthorization();
    }
    BiFunction<Call, Spelling, String> text =
        switch (scheme.toLowerCase(Locale.ROOT)) {
          case "sharedkey" -> SharedKeyText::full;
          case "sharedkeylite" -> SharedKeyText::lite;
          default -> throw Failures.malformedAuthorization();
        };
    RequestDate.check(call);
    if (!credentials.substring(0, colon).equals(account.name())) {
      throw Failures.authentication(
          "The account in the Authorization header is not the account of the request.");
    }
    verify(call, account, text, credentials.substring(colon + 1));
    return new Principal.Owner();
  }

  private static void verify(
      Call call, Account account, BiFunction<Call, Spelling, String> text, String signature) {
    String first = text.apply(call, Spelling.SDK);
    if (account.verifies(first, signature)) {
      return;
    }
    String second = text.apply(call, Spelling.REFERENCE);
    if (second.equals(first) || !account.verifies(second, signature)) {
      throw Failures.authentication(
          "The MAC signature found in the HTTP request '"
              + signature
              + "' is not the same as any computed signature. Server used following string to"
              + " sign: '"
              + first
              + "'.");
    }
  }
}

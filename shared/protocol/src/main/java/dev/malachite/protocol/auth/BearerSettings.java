package dev.malachite.protocol.auth;

import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Whose bearer tokens are taken.
 *
 * @param issuers names of issuers; one that ends with a slash stands for all that begin like it
 * @param audiences taken besides those of the public cloud
 * @param keySet the issuer's keys as a JWK set; without them the signature is not checked, which is
 *     for development only
 */
public record BearerSettings(
    Challenge challenge,
    Set<String> issuers,
    Set<String> audiences,
    Optional<Supplier<String>> keySet) {

  private static final Set<String> PUBLIC_ISSUERS =
      Set.of(
          "https://sts.windows.net/",
          "https://sts.windows-ppe.net/",
          "https://sts.chinacloudapi.cn/",
          "https://sts.microsoftonline.de/",
          "https://login.microsoftonline.com/",
          "https://login.microsoftonline.us/");

  public BearerSettings {
    issuers = Set.copyOf(issuers);
    audiences = Set.copyOf(audiences);
  }

  /** Issuer, audience and dates are checked, the signature is not. */
  public static BearerSettings basic(Challenge challenge) {
    return new BearerSettings(challenge, PUBLIC_ISSUERS, Set.of(), Optional.empty());
  }

  public static BearerSettings full(Challenge challenge, String issuer, Supplier<String> keySet) {
    return new BearerSettings(challenge, Set.of(issuer), Set.of(), Optional.of(keySet));
  }

  /** No token is taken. */
  public static BearerSettings none(Challenge challenge) {
    return new BearerSettings(challenge, Set.of(), Set.of(), Optional.empty());
  }

  boolean trusts(String issuer) {
    for (String trusted : issuers) {
      if (trusted.equals(issuer) || (trusted.endsWith("/") && issuer.startsWith(trusted))) {
        return true;
      }
    }
    return false;
  }
}

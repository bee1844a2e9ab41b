package dev.malachite.protocol.xml;

import dev.malachite.domain.IsoInstant;
import dev.malachite.protocol.auth.UserDelegationKey;
import java.time.Instant;
import java.util.Optional;

/** A user delegation key as XML. */
public final class UserDelegationKeyXml {
  private UserDelegationKeyXml() {}

  /** The value is the secret itself, in Base64. */
  public static String write(UserDelegationKey key, String value) {
    return new XmlWriter()
        .declaration()
        .open("UserDelegationKey")
        .text("SignedOid", key.objectId())
        .text("SignedTid", key.tenantId())
        .text("SignedStart", seconds(key.start()))
        .text("SignedExpiry", seconds(key.expiry()))
        .text("SignedService", key.service())
        .text("SignedVersion", key.version())
        .text("SignedDelegatedUserTid", present(key.delegatedTenantId()))
        .text("Value", value)
        .close()
        .toString();
  }

  // Clients put these times into the tokens they sign, where they have no fraction.
  private static String seconds(Instant instant) {
    return IsoInstant.format(instant).substring(0, "yyyy-MM-ddTHH:mm:ss".length()) + "Z";
  }

  private static Optional<String> present(String text) {
    return Optional.of(text).filter(each -> !each.isEmpty());
  }
}

package dev.malachite.protocol.xml;

import java.io.InputStream;
import java.time.Instant;
import java.util.Optional;

/** For when a user delegation key is asked for; without a start it is valid at once. */
public record KeyInfo(Optional<Instant> start, Instant expiry, Optional<String> delegatedTenantId) {
  private static final long LARGEST = 16 * 1024;

  public static KeyInfo read(InputStream document) {
    XmlElement root = XmlReader.read(document, LARGEST);
    if (!root.name().equals("KeyInfo")) {
      throw XmlErrors.invalidDocument("The root element must be KeyInfo.");
    }
    return new KeyInfo(
        root.instantOf("Start"),
        root.instantOf("Expiry").orElseThrow(() -> XmlErrors.missingNode("Expiry")),
        root.textOf("DelegatedUserTid").filter(text -> !text.isEmpty()));
  }
}

package dev.malachite.protocol.xml;

import dev.malachite.domain.IsoInstant;
import dev.malachite.protocol.auth.AccessPolicy;
import dev.malachite.protocol.auth.Permissions;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;

/** The stored access policies of a container, queue, table or share as XML. */
public final class SignedIdentifiers {
  private static final String ROOT = "SignedIdentifiers";
  private static final String IDENTIFIER = "SignedIdentifier";
  private static final int MOST = 5;
  private static final int LONGEST_ID = 64;
  private static final long LARGEST = 64 * 1024;

  private SignedIdentifiers() {}

  public static List<SignedIdentifier> read(InputStream document) {
    XmlElement root = XmlReader.read(document, LARGEST);
    if (!root.name().equals(ROOT)) {
      throw XmlErrors.invalidDocument("The root element must be " + ROOT + ".");
    }
    List<XmlElement> found = root.children();
    if (found.size() > MOST) {
      throw XmlErrors.invalidDocument("There are more than " + MOST + " signed identifiers.");
    }
    List<SignedIdentifier> identifiers = found.stream().map(SignedIdentifiers::identifier).toList();
    if (identifiers.stream().map(SignedIdentifier::id).distinct().count() < identifiers.size()) {
      throw XmlErrors.invalidDocument("Two signed identifiers have the same id.");
    }
    return identifiers;
  }

  private static SignedIdentifier identifier(XmlElement element) {
    if (!element.name().equals(IDENTIFIER)) {
      throw XmlErrors.invalidDocument("The element " + element.name() + " is not expected here.");
    }
    String id = element.textOf("Id").orElse("");
    if (id.isEmpty() || id.length() > LONGEST_ID) {
      throw XmlErrors.invalidDocument("An id has 1 to " + LONGEST_ID + " characters.");
    }
    Optional<XmlElement> policy = element.child("AccessPolicy");
    return new SignedIdentifier(
        id,
        new AccessPolicy(
            policy.flatMap(each -> each.instantOf("Start")),
            policy.flatMap(each -> each.instantOf("Expiry")),
            policy.flatMap(SignedIdentifiers::permission)));
  }

  private static Optional<String> permission(XmlElement policy) {
    Optional<String> letters = policy.textOf("Permission").filter(text -> !text.isEmpty());
    letters
        .filter(text -> Permissions.parse(text).isEmpty())
        .ifPresent(text -> {
          throw XmlErrors.invalidNode("Permission", text);
        });
    return letters;
  }

  public static String write(List<SignedIdentifier> identifiers) {
    XmlWriter writer = new XmlWriter().declaration().open(ROOT);
    for (SignedIdentifier identifier : identifiers) {
      AccessPolicy policy = identifier.policy();
      writer
          .open(IDENTIFIER)
          .text("Id", identifier.id())
          .open("AccessPolicy")
          .text("Start", policy.start().map(IsoInstant::format))
          .text("Expiry", policy.expiry().map(IsoInstant::format))
          .text("Permission", policy.permissions())
          .close()
          .close();
    }
    return writer.close().toString();
  }
}

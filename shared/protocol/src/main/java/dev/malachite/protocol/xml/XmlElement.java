package dev.malachite.protocol.xml;

import dev.malachite.domain.IsoInstant;
import dev.malachite.domain.Malformed;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** An element of a small document: names without prefixes, and the text directly inside it. */
public record XmlElement(
    String name, Map<String, String> attributes, String text, List<XmlElement> children) {

  public Optional<XmlElement> child(String element) {
    for (XmlElement child : children) {
      if (child.name.equals(element)) {
        return Optional.of(child);
      }
    }
    return Optional.empty();
  }

  public List<XmlElement> children(String element) {
    return children.stream().filter(child -> child.name.equals(element)).toList();
  }

  /** The text of a child, if there is such a child. */
  public Optional<String> textOf(String element) {
    return child(element).map(XmlElement::text);
  }

  /** The text of a child as ISO 8601; an empty child is as good as none. */
  public Optional<Instant> instantOf(String element) {
    return textOf(element).filter(text -> !text.isEmpty()).map(text -> instant(element, text));
  }

  private static Instant instant(String element, String text) {
    try {
      return IsoInstant.parse(element, text);
    } catch (Malformed malformed) {
      throw XmlErrors.invalidNode(element, text);
    }
  }

  public Optional<Boolean> flagOf(String element) {
    return textOf(element).map(text -> flag(element, text.strip()));
  }

  private static boolean flag(String element, String text) {
    return switch (text) {
      case "true", "True" -> true;
      case "false", "False" -> false;
      default -> throw XmlErrors.invalidNode(element, text);
    };
  }

  public Optional<Integer> numberOf(String element) {
    return textOf(element).map(text -> number(element, text.strip()));
  }

  private static int number(String element, String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException notANumber) {
      throw XmlErrors.invalidNode(element, text);
    }
  }
}

package dev.malachite.protocol.xml;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/** Reads documents that strangers send: no DTD, no entity, bounded in bytes, depth and elements. */
public final class XmlReader {
  private static final int DEEPEST = 16;
  private static final int MOST_ELEMENTS = 10_000;

  private final XmlEvents events;
  private int elements;

  private XmlReader(XmlEvents events) {
    this.events = events;
  }

  /** A small document as a tree. */
  public static XmlElement read(InputStream document, long largest) {
    try (XmlEvents events = new XmlEvents(document, largest)) {
      XmlElement root = new XmlReader(events).element(events.root(), 1);
      events.requireEnd();
      return root;
    }
  }

  /** A long flat list: every child of the root, with its text, one at a time. */
  public static void read(
      InputStream document, long largest, String root, BiConsumer<String, String> visitor) {
    try (XmlEvents events = new XmlEvents(document, largest)) {
      String found = events.root();
      if (!found.equals(root)) {
        throw events.invalid("The root element is " + found + " and not " + root + ".");
      }
      while (events.nextChild()) {
        String name = events.name();
        visitor.accept(name, events.textOnly());
      }
      events.requireEnd();
    }
  }

  private XmlElement element(String name, int depth) {
    if (depth > DEEPEST) {
      throw events.invalid("Elements are nested too deeply.");
    }
    if (++elements > MOST_ELEMENTS) {
      throw events.invalid("There are too many elements.");
    }
    Map<String, String> attributes = new LinkedHashMap<>();
    events.forEachAttribute(attributes::put);
    StringBuilder text = new StringBuilder();
    List<XmlElement> children = new ArrayList<>();
    while (events.nextChild(text)) {
      children.add(element(events.name(), depth + 1));
    }
    return new XmlElement(name, attributes, text.toString(), children);
  }
}

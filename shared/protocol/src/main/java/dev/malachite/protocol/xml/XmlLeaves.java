package dev.malachite.protocol.xml;

import java.io.InputStream;
import java.util.function.BiConsumer;

/** Reads long documents one at a time of the elements that hold nothing but text. */
public final class XmlLeaves {
  private static final int DEEPEST = 16;

  private final XmlEvents events;
  private final BiConsumer<String, String> visitor;

  private XmlLeaves(XmlEvents events, BiConsumer<String, String> visitor) {
    this.events = events;
    this.visitor = visitor;
  }

  /** Visits name and text in the order of the document. */
  public static void read(InputStream document, long largest, BiConsumer<String, String> visitor) {
    try (XmlEvents events = new XmlEvents(document, largest)) {
      new XmlLeaves(events, visitor).walk(events.root(), 1);
      events.requireEnd();
    }
  }

  private void walk(String name, int depth) {
    if (depth > DEEPEST) {
      throw events.invalid("Elements are nested too deeply.");
    }
    StringBuilder text = new StringBuilder();
    boolean leaf = true;
    while (events.nextChild(text)) {
      leaf = false;
      walk(events.name(), depth + 1);
    }
    if (leaf) {
      visitor.accept(name, text.toString());
    }
  }
}

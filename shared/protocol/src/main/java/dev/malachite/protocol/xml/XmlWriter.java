package dev.malachite.protocol.xml;

import dev.malachite.protocol.Payload;
import dev.malachite.protocol.Pieces;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/** Writes a document from front to back; whatever it is given, the document stays well-formed. */
public final class XmlWriter {
  private static final String DECLARATION = "<?xml version=\"1.0\" encoding=\"utf-8\"?>";

  // What is longer is encoded and put aside, so that a list of thousands is never one text.
  private static final int MOST_CHARACTERS = 16 * 1024;

  private final Pieces pieces = new Pieces();
  private StringBuilder target = new StringBuilder(512);
  private final Deque<String> open = new ArrayDeque<>();
  private boolean inTag;

  public XmlWriter declaration() {
    target.append(DECLARATION);
    return this;
  }

  public XmlWriter open(String element) {
    endTag();
    target.append('<').append(element);
    open.push(element);
    inTag = true;
    return this;
  }

  /** On the element just opened. */
  public XmlWriter attribute(String name, String value) {
    if (!inTag) {
      throw new IllegalStateException("No element to hold the attribute " + name);
    }
    target.append(' ').append(name).append("=\"");
    XmlText.escape(target, value, true);
    target.append('"');
    return this;
  }

  public XmlWriter characters(String text) {
    if (!text.isEmpty()) {
      endTag();
      XmlText.escape(target, text, false);
    }
    return this;
  }

  public XmlWriter close() {
    String element = open.pop();
    if (inTag) {
      target.append(" />");
      inTag = false;
    } else {
      target.append("</").append(element).append('>');
    }
    if (target.length() > MOST_CHARACTERS) {
      encode();
      target = new StringBuilder(MOST_CHARACTERS + MOST_CHARACTERS / 4);
    }
    return this;
  }

  /** One element that holds nothing but text. */
  public XmlWriter text(String element, String text) {
    return open(element).characters(text).close();
  }

  public XmlWriter text(String element, long number) {
    return text(element, Long.toString(number));
  }

  public XmlWriter text(String element, boolean flag) {
    return text(element, Boolean.toString(flag));
  }

  public XmlWriter text(String element, Optional<String> text) {
    text.ifPresent(present -> text(element, present));
    return this;
  }

  private void endTag() {
    if (inTag) {
      target.append('>');
      inTag = false;
    }
  }

  private void encode() {
    pieces.write(target.toString().getBytes(StandardCharsets.UTF_8));
  }

  private void end() {
    if (!open.isEmpty()) {
      throw new IllegalStateException("Still open: " + open);
    }
  }

  /** The whole document; nothing may follow. */
  public Payload payload() {
    end();
    encode();
    return pieces.payload();
  }

  /** The same as a text. */
  @Override
  public String toString() {
    end();
    return new String(pieces.toByteArray(), StandardCharsets.UTF_8) + target;
  }
}

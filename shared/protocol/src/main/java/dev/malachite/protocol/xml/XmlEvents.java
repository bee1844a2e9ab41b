package dev.malachite.protocol.xml;

import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.integrity.LimitedStream;
import java.io.InputStream;
import java.util.function.BiConsumer;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** The parser's events, with its failures turned into the API's. */
final class XmlEvents implements AutoCloseable {
  private final XMLStreamReader reader;

  XmlEvents(InputStream document, long largest) {
    try {
      reader =
          factory()
              .createXMLStreamReader(XmlCharacters.decode(new LimitedStream(document, largest)));
    } catch (XMLStreamException failure) {
      throw XmlErrors.notWellFormed(failure);
    }
  }

  private static XMLInputFactory factory() {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
    factory.setProperty(XMLInputFactory.IS_COALESCING, true);
    return factory;
  }

  /** Moves to the root element. */
  String root() {
    while (next() != XMLStreamConstants.START_ELEMENT) {
      // Comments and processing instructions may come before it.
    }
    return name();
  }

  String name() {
    return reader.getLocalName();
  }

  void forEachAttribute(BiConsumer<String, String> visitor) {
    for (int i = 0; i < reader.getAttributeCount(); i++) {
      visitor.accept(reader.getAttributeLocalName(i), reader.getAttributeValue(i));
    }
  }

  /** Moves to the next element inside the current one, or to its end; text between is dropped. */
  boolean nextChild() {
    return nextChild(new StringBuilder());
  }

  boolean nextChild(StringBuilder text) {
    while (true) {
      switch (next()) {
        case XMLStreamConstants.START_ELEMENT -> {
          return true;
        }
        case XMLStreamConstants.END_ELEMENT -> {
          return false;
        }
        case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA, XMLStreamConstants.SPACE ->
            text.append(reader.getText());
        default -> {}
      }
    }
  }

  /** The text of the current element, which may hold nothing else, up to its end. */
  String textOnly() {
    StringBuilder text = new StringBuilder();
    if (nextChild(text)) {
      throw invalid("The element " + name() + " is not expected here.");
    }
    return text.toString();
  }

  /** After the root only comments and white space may follow. */
  void requireEnd() {
    while (next() != XMLStreamConstants.END_DOCUMENT) {
      // The parser itself refuses anything but comments and white space.
    }
  }

  ApiException invalid(String reason) {
    return XmlErrors.at(reader.getLocation(), reason);
  }

  private int next() {
    try {
      int event = reader.next();
      if (event == XMLStreamConstants.DTD || event == XMLStreamConstants.ENTITY_REFERENCE) {
        throw invalid("Document type declarations and entities are not allowed.");
      }
      return event;
    } catch (XMLStreamException failure) {
      throw XmlErrors.notWellFormed(failure);
    }
  }

  @Override
  public void close() {
    try {
      reader.close();
    } catch (XMLStreamException failure) {
      throw XmlErrors.notWellFormed(failure);
    }
  }
}

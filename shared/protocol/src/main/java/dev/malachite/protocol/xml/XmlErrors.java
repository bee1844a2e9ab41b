package dev.malachite.protocol.xml;

import dev.malachite.protocol.errors.ApiException;
import dev.malachite.protocol.errors.ErrorCode;
import javax.xml.stream.Location;
import javax.xml.stream.XMLStreamException;
import org.jspecify.annotations.Nullable;

/** What is wrong with a document. */
public final class XmlErrors {
  private static final String MESSAGE_MARK = "Message: ";

  private XmlErrors() {}

  /** The document as a whole is not what the operation expects. */
  public static ApiException invalidDocument(String reason) {
    return invalidDocument(0, 0, reason);
  }

  public static ApiException invalidNode(String element, String value) {
    return ErrorCode.INVALID_XML_NODE_VALUE
        .with("XmlNodeName", element)
        .with("XmlNodeValue", value);
  }

  public static ApiException missingNode(String element) {
    return ErrorCode.MISSING_REQUIRED_XML_NODE.with("XmlNodeName", element);
  }

  static ApiException at(@Nullable Location location, String reason) {
    return location == null
        ? invalidDocument(reason)
        : invalidDocument(location.getLineNumber(), location.getColumnNumber(), reason);
  }

  static ApiException notWellFormed(XMLStreamException failure) {
    String text = String.valueOf(failure.getMessage());
    int mark = text.indexOf(MESSAGE_MARK);
    return at(
        failure.getLocation(), mark < 0 ? text : text.substring(mark + MESSAGE_MARK.length()));
  }

  private static ApiException invalidDocument(int line, int position, String reason) {
    return ErrorCode.INVALID_XML_DOCUMENT
        .with("LineNumber", Integer.toString(line))
        .with("LinePosition", Integer.toString(position))
        .with("Reason", reason);
  }
}

package dev.malachite.blob.query;

import dev.malachite.protocol.xml.XmlElement;
import dev.malachite.protocol.xml.XmlErrors;
import dev.malachite.protocol.xml.XmlReader;
import java.io.InputStream;

/** What the body of a query asks for. */
record QueryRequest(String expression, QueryFormat input, QueryFormat output) {
  private static final int LONGEST_EXPRESSION = 256 * 1024;
  private static final long LARGEST = 1024 * 1024;

  static QueryRequest read(InputStream document) {
    XmlElement root = XmlReader.read(document, LARGEST);
    if (!root.name().equals("QueryRequest")) {
      throw XmlErrors.invalidDocument("The root element must be QueryRequest.");
    }
    String type = root.textOf("QueryType").orElseThrow(() -> XmlErrors.missingNode("QueryType"));
    if (!type.strip().equalsIgnoreCase("SQL")) {
      throw XmlErrors.invalidNode("QueryType", type);
    }
    String expression =
        root.textOf("Expression").orElseThrow(() -> XmlErrors.missingNode("Expression"));
    if (expression.isBlank() || expression.length() > LONGEST_EXPRESSION) {
      throw XmlErrors.invalidNode("Expression", "");
    }
    QueryFormat input =
        root.child("InputSerialization")
            .map(QueryFormat::ofInput)
            .orElse(QueryFormat.Delimited.DEFAULT);
    QueryFormat output = root.child("OutputSerialization").map(QueryFormat::ofOutput).orElse(input);
    return new QueryRequest(expression, input, output);
  }
}

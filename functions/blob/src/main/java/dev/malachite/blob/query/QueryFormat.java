package dev.malachite.blob.query;

import dev.malachite.protocol.errors.ErrorCode;
import dev.malachite.protocol.xml.XmlElement;
import dev.malachite.protocol.xml.XmlErrors;
import java.util.Locale;
import java.util.Optional;

/** How records are written. */
sealed interface QueryFormat {
  /** Text in columns; without a quote or an escape character these are empty. */
  record Delimited(
      String columnSeparator, String quote, String recordSeparator, String escape, boolean header)
      implements QueryFormat {
    static final Delimited DEFAULT = new Delimited(",", "\"", "\n", "", false);
  }

  record Json(String recordSeparator) implements QueryFormat {}

  /** Of the InputSerialization element; the service reads Parquet as well. */
  static QueryFormat ofInput(XmlElement serialization) {
    return of(serialization, "parquet");
  }

  /** Of the OutputSerialization element; the service writes Arrow as well. */
  static QueryFormat ofOutput(XmlElement serialization) {
    return of(serialization, "arrow");
  }

  private static QueryFormat of(XmlElement serialization, String unsupported) {
    XmlElement format =
        serialization.child("Format").orElseThrow(() -> XmlErrors.missingNode("Format"));
    String type = format.textOf("Type").orElseThrow(() -> XmlErrors.missingNode("Type"));
    String kind = type.strip().toLowerCase(Locale.ROOT);
    if (kind.equals(unsupported)) {
      throw ErrorCode.UNSUPPORTED_XML_NODE
          .exception()
          .message("The query format " + kind + " is not supported.");
    }
    return switch (kind) {
      case "delimited" ->
          format
              .child("DelimitedTextConfiguration")
              .map(QueryFormat::delimited)
              .orElse(Delimited.DEFAULT);
      case "json" ->
          new Json(
              format
                  .child("JsonTextConfiguration")
                  .flatMap(each -> text(each, "RecordSeparator"))
                  .orElse("\n"));
      default -> throw XmlErrors.invalidNode("Type", type);
    };
  }

  private static Delimited delimited(XmlElement element) {
    Delimited standard = Delimited.DEFAULT;
    return new Delimited(
        text(element, "ColumnSeparator").orElse(standard.columnSeparator()),
        element.textOf("FieldQuote").orElse(standard.quote()),
        text(element, "RecordSeparator").orElse(standard.recordSeparator()),
        element.textOf("EscapeChar").orElse(standard.escape()),
        element.flagOf("HasHeaders").orElse(false));
  }

  private static Optional<String> text(XmlElement element, String child) {
    return element.textOf(child).filter(text -> !text.isEmpty());
  }
}

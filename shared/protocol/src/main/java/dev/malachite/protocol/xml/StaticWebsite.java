package dev.malachite.protocol.xml;

import java.util.Optional;

/** How the blobs of {@code $web} are served as a website. */
public record StaticWebsite(
    boolean enabled,
    Optional<String> indexDocument,
    Optional<String> defaultIndexDocumentPath,
    Optional<String> errorDocumentPath) {
  private static final String INDEX = "IndexDocument";
  private static final String DEFAULT_INDEX = "DefaultIndexDocumentPath";
  private static final String ERROR = "ErrorDocument404Path";

  public static final StaticWebsite OFF =
      new StaticWebsite(false, Optional.empty(), Optional.empty(), Optional.empty());

  static StaticWebsite read(XmlElement element) {
    boolean enabled = element.flagOf("Enabled").orElseThrow(() -> XmlErrors.missingNode("Enabled"));
    if (!enabled) {
      return OFF;
    }
    StaticWebsite website =
        new StaticWebsite(
            true, path(element, INDEX), path(element, DEFAULT_INDEX), path(element, ERROR));
    if (website.indexDocument.isPresent() && website.defaultIndexDocumentPath.isPresent()) {
      throw XmlErrors.invalidDocument(INDEX + " and " + DEFAULT_INDEX + " exclude each other.");
    }
    return website;
  }

  private static Optional<String> path(XmlElement element, String name) {
    return element.textOf(name).filter(text -> !text.isEmpty());
  }

  void write(XmlWriter writer) {
    writer
        .open("StaticWebsite")
        .text("Enabled", enabled)
        .text(INDEX, indexDocument)
        .text(DEFAULT_INDEX, defaultIndexDocumentPath)
        .text(ERROR, errorDocumentPath)
        .close();
  }
}

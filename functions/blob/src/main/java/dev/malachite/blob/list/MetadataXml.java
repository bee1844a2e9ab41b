package dev.malachite.blob.list;

import dev.malachite.domain.Metadata;
import dev.malachite.protocol.xml.XmlWriter;

/** Metadata in listings: an element per name. */
final class MetadataXml {
  private MetadataXml() {}

  static void write(XmlWriter xml, Metadata metadata) {
    xml.open("Metadata");
    metadata.entries().forEach(xml::text);
    xml.close();
  }
}

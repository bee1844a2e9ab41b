package dev.malachite.blob.list;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.Past;
import dev.malachite.blob.tag.TagSet;
import dev.malachite.protocol.xml.XmlText;
import dev.malachite.protocol.xml.XmlWriter;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Optional;

/** An entry of a list of blobs. */
record BlobXml(BlobEntry entry, ListPage page, Instant now) {
  void writeTo(XmlWriter xml) {
    Blob blob = entry.blob();
    xml.open("Blob");
    name(xml, entry.name());
    writeState(xml);
    new PropertiesXml(entry, page, now).writeTo(xml);
    if (page.includes("metadata")) {
      MetadataXml.write(xml, blob.metadata());
    }
    if (page.includes("tags") && !blob.tags().isEmpty()) {
      TagSet.write(xml, blob.tags());
    }
    if (entry.orphaned() && page.includes("deletedwithversions")) {
      xml.text("HasVersionsOnly", true);
    }
    xml.text("OrMetadata", "").close();
  }

  private void writeState(XmlWriter xml) {
    Optional<Past> past = entry.past();
    if (past.filter(each -> !each.isLive()).isPresent()) {
      xml.text("Deleted", true);
    }
    past.filter(each -> each.kind() == Past.Kind.SNAPSHOT)
        .ifPresent(each -> xml.text("Snapshot", each.id()));
    if (past.filter(each -> each.kind() == Past.Kind.VERSION).isPresent()) {
      xml.text("VersionId", past.get().id());
    } else if (past.isEmpty() && entry.blob().versionId().isPresent()) {
      xml.text("VersionId", entry.blob().versionId()).text("IsCurrentVersion", true);
    }
  }

  static void prefix(XmlWriter xml, String prefix) {
    xml.open("BlobPrefix");
    name(xml, prefix);
    xml.close();
  }

  // A name that no XML document can hold is percent-encoded, and says so.
  private static void name(XmlWriter xml, String name) {
    if (XmlText.isValid(name)) {
      xml.text("Name", name);
    } else {
      xml.open("Name").attribute("Encoded", "true");
      xml.characters(URLEncoder.encode(name, StandardCharsets.UTF_8).replace("+", "%20")).close();
    }
  }
}

package dev.malachite.blob.list;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.ContentHeaders;
import dev.malachite.domain.HttpDate;
import dev.malachite.protocol.checks.LeaseHeaders;
import dev.malachite.protocol.xml.XmlText;
import dev.malachite.protocol.xml.XmlWriter;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;

/** Entries of a list of blobs. */
final class BlobXml {
  private BlobXml() {}

  static void write(XmlWriter xml, String name, Blob blob, ListPage page, Instant now) {
    xml.open("Blob");
    name(xml, name);
    properties(xml, blob, now);
    if (page.include().contains("metadata")) {
      MetadataXml.write(xml, blob.metadata());
    }
    xml.text("OrMetadata", "").close();
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

  private static void properties(XmlWriter xml, Blob blob, Instant now) {
    ContentHeaders headers = blob.headers();
    xml.open("Properties");
    xml.text("Creation-Time", HttpDate.format(blob.createdAt()));
    xml.text("Last-Modified", HttpDate.format(blob.version().lastModified()));
    xml.text("Etag", blob.version().etag().value());
    xml.text("Content-Length", blob.bytes().length());
    xml.text("Content-Type", headers.type().orElse(""));
    xml.text("Content-Encoding", headers.encoding().orElse(""));
    xml.text("Content-Language", headers.language().orElse(""));
    xml.text("Content-MD5", headers.md5().orElse(""));
    xml.text("Cache-Control", headers.cacheControl().orElse(""));
    xml.text("Content-Disposition", headers.disposition().orElse(""));
    xml.text("BlobType", blob.type().wireName());
    xml.text("AccessTier", "Hot").text("AccessTierInferred", true);
    xml.text("LeaseStatus", LeaseHeaders.lower(blob.lease().status(now)));
    xml.text("LeaseState", LeaseHeaders.lower(blob.lease().state(now)));
    xml.text("LeaseDuration", blob.lease().durationKind(now).map(LeaseHeaders::lower));
    xml.text("ServerEncrypted", true).close();
  }
}

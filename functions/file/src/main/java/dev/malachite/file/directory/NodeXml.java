package dev.malachite.file.directory;

import dev.malachite.domain.HttpDate;
import dev.malachite.domain.IsoInstant;
import dev.malachite.file.model.Attribute;
import dev.malachite.file.model.ListPage;
import dev.malachite.file.model.Node;
import dev.malachite.protocol.xml.XmlText;
import dev.malachite.protocol.xml.XmlWriter;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;

/** Entries of a directory in a list. */
record NodeXml(ListPage page, boolean extended) {
  static NodeXml of(ListPage page) {
    boolean asked =
        page.call().header("x-ms-file-extended-info").filter("true"::equalsIgnoreCase).isPresent();
    boolean includes =
        Stream.of("timestamps", "etag", "attributes", "permissionkey").anyMatch(page::includes);
    return new NodeXml(page, asked || includes);
  }

  void write(XmlWriter xml, Node node) {
    xml.open(node.isDirectory() ? "Directory" : "File");
    name(xml, node.name());
    if (extended) {
      xml.text("FileId", node.id());
    }
    properties(xml, node);
    if (page.includes("attributes")) {
      xml.text("Attributes", Attribute.text(node.smb().attributes()));
    }
    if (page.includes("permissionkey")) {
      xml.text("PermissionKey", node.smb().permissionKey());
    }
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

  private void properties(XmlWriter xml, Node node) {
    xml.open("Properties");
    if (!node.isDirectory()) {
      xml.text("Content-Length", node.length());
    }
    if (page.includes("timestamps")) {
      xml.text("CreationTime", IsoInstant.format(node.smb().createdAt()));
      xml.text("LastAccessTime", IsoInstant.format(node.smb().writtenAt()));
      xml.text("LastWriteTime", IsoInstant.format(node.smb().writtenAt()));
      xml.text("ChangeTime", IsoInstant.format(node.smb().changedAt()));
      xml.text("Last-Modified", HttpDate.format(node.version().lastModified()));
    }
    if (page.includes("etag")) {
      xml.text("Etag", node.version().etag().quoted());
    }
    xml.close();
  }
}

package dev.malachite.blob.list;

import dev.malachite.blob.model.Container;
import dev.malachite.domain.HttpDate;
import dev.malachite.protocol.auth.PublicAccess;
import dev.malachite.protocol.checks.LeaseHeaders;
import dev.malachite.protocol.xml.XmlWriter;
import java.time.Duration;
import java.time.Instant;

/** A container in a list. */
record ContainerXml(String name, Container container, Instant now) {
  void writeTo(XmlWriter xml, ListPage page) {
    xml.open("Container").text("Name", name);
    if (!container.isLive()) {
      xml.text("Deleted", true).text("Version", container.generation());
    }
    properties(xml.open("Properties"));
    if (page.include().contains("metadata")) {
      MetadataXml.write(xml, container.metadata());
    }
    xml.close();
  }

  private void properties(XmlWriter xml) {
    xml.text("Last-Modified", HttpDate.format(container.version().lastModified()));
    xml.text("Etag", container.version().etag().quoted());
    xml.text("LeaseStatus", LeaseHeaders.lower(container.lease().status(now)));
    xml.text("LeaseState", LeaseHeaders.lower(container.lease().state(now)));
    xml.text("LeaseDuration", container.lease().durationKind(now).map(LeaseHeaders::lower));
    if (container.publicLevel() != PublicAccess.Level.NONE) {
      xml.text("PublicAccess", LeaseHeaders.lower(container.publicLevel()));
    }
    xml.text("DefaultEncryptionScope", container.scope().wireName())
        .text("DenyEncryptionScopeOverride", container.scope().overrideDenied());
    xml.text("HasImmutabilityPolicy", false).text("HasLegalHold", false);
    xml.text("ImmutableStorageWithVersioningEnabled", false);
    container.deletedAt().ifPresent(at -> xml.text("DeletedTime", HttpDate.format(at)));
    container
        .restorableUntil()
        .ifPresent(until -> xml.text("RemainingRetentionDays", daysTo(until)));
    xml.close();
  }

  private int daysTo(Instant until) {
    return (int) Duration.between(now, until).toDays();
  }
}

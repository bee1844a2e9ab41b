package dev.malachite.blob.list;

import dev.malachite.blob.model.Blob;
import dev.malachite.blob.model.BlobType;
import dev.malachite.blob.model.ContentHeaders;
import dev.malachite.blob.model.CopyState;
import dev.malachite.blob.model.Past;
import dev.malachite.blob.model.Protection;
import dev.malachite.blob.model.Tier;
import dev.malachite.domain.HttpDate;
import dev.malachite.protocol.checks.LeaseHeaders;
import dev.malachite.protocol.xml.XmlWriter;
import java.time.Duration;
import java.time.Instant;

/** The properties of a blob in a list. */
record PropertiesXml(BlobEntry entry, ListPage page, Instant now) {
  void writeTo(XmlWriter xml) {
    Blob blob = entry.blob();
    xml.open("Properties");
    xml.text("Creation-Time", HttpDate.format(blob.createdAt()));
    xml.text("Last-Modified", HttpDate.format(blob.version().lastModified()));
    xml.text("Etag", blob.version().etag().value());
    xml.text("Content-Length", blob.bytes().length());
    writeContent(xml, blob.headers());
    writeKind(xml, blob);
    writeTier(xml, blob.tier().at(now));
    if (entry.past().isEmpty()) {
      xml.text("LeaseStatus", LeaseHeaders.lower(blob.lease().status(now)));
      xml.text("LeaseState", LeaseHeaders.lower(blob.lease().state(now)));
      xml.text("LeaseDuration", blob.lease().durationKind(now).map(LeaseHeaders::lower));
    }
    writeCopy(xml, blob);
    writeEncryption(xml, blob);
    entry.past().flatMap(Past::deletion).ifPresent(deletion -> write(xml, deletion));
    writeProtection(xml, blob.protection());
    if (!blob.tags().isEmpty()) {
      xml.text("TagCount", blob.tags().size());
    }
    xml.close();
  }

  private static void writeContent(XmlWriter xml, ContentHeaders headers) {
    xml.text("Content-Type", headers.type().orElse(""));
    xml.text("Content-Encoding", headers.encoding().orElse(""));
    xml.text("Content-Language", headers.language().orElse(""));
    xml.text("Content-MD5", headers.md5().orElse(""));
    xml.text("Cache-Control", headers.cacheControl().orElse(""));
    xml.text("Content-Disposition", headers.disposition().orElse(""));
  }

  private static void writeKind(XmlWriter xml, Blob blob) {
    if (blob.type() == BlobType.PAGE) {
      xml.text("x-ms-blob-sequence-number", blob.sequenceNumber());
    }
    xml.text("BlobType", blob.type().wireName());
    if (blob.sealed()) {
      xml.text("Sealed", true);
    }
  }

  private void writeTier(XmlWriter xml, Tier tier) {
    if (entry.blob().type() != BlobType.BLOCK && tier.inferred()) {
      return;
    }
    xml.text("AccessTier", tier.name());
    if (tier.inferred()) {
      xml.text("AccessTierInferred", true);
    }
    xml.text("AccessTierChangeTime", tier.changedAt().map(HttpDate::format));
    tier.rehydration()
        .ifPresent(each ->
            xml.text("ArchiveStatus", each.status()).text("RehydratePriority", each.priority()));
  }

  private void writeCopy(XmlWriter xml, Blob blob) {
    if (page.includes("copy")) {
      blob.copy().ifPresent(copy -> write(xml, copy));
    }
  }

  private static void write(XmlWriter xml, CopyState copy) {
    xml.text("CopyId", copy.id());
    xml.text("CopyStatus", LeaseHeaders.lower(copy.status()));
    xml.text("CopySource", copy.source());
    xml.text("CopyProgress", copy.done() + "/" + copy.total());
    xml.text("CopyCompletionTime", copy.completedAt().map(HttpDate::format));
    xml.text("CopyStatusDescription", copy.description());
    if (copy.destinationSnapshot().isPresent()) {
      xml.text("IncrementalCopy", true).text("DestinationSnapshot", copy.destinationSnapshot());
    }
  }

  private static void writeEncryption(XmlWriter xml, Blob blob) {
    xml.text("ServerEncrypted", true);
    xml.text("CustomerProvidedKeySha256", blob.encryption().customerKeySha256());
    xml.text("EncryptionScope", blob.encryption().scope());
  }

  private void write(XmlWriter xml, Past.Deletion deletion) {
    xml.text("DeletedTime", HttpDate.format(deletion.at()));
    xml.text("RemainingRetentionDays", Duration.between(now, deletion.until()).toDays());
  }

  private void writeProtection(XmlWriter xml, Protection protection) {
    xml.text("Expiry-Time", protection.expiresAt().map(HttpDate::format));
    if (page.includes("immutabilitypolicy") && protection.immutableUntil().isPresent()) {
      xml.text("ImmutabilityPolicyUntilDate", protection.immutableUntil().map(HttpDate::format));
      xml.text("ImmutabilityPolicyMode", protection.locked() ? "locked" : "unlocked");
    }
    if (page.includes("legalhold") && protection.legalHold()) {
      xml.text("LegalHold", true);
    }
  }
}

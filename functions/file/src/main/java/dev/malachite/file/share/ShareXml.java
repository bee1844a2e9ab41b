package dev.malachite.file.share;

import dev.malachite.domain.HttpDate;
import dev.malachite.file.model.FileKeys;
import dev.malachite.file.model.FileStore;
import dev.malachite.file.model.ListPage;
import dev.malachite.file.model.Share;
import dev.malachite.file.model.ShareCodec;
import dev.malachite.file.model.ShareSettings;
import dev.malachite.protocol.checks.LeaseHeaders;
import dev.malachite.protocol.xml.XmlWriter;
import dev.malachite.store.Item;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/** Entries of a list of shares. */
record ShareXml(ListPage page, FileStore files) {
  private static final Map<String, String> PROVISION =
      Map.of(
          "x-ms-enable-snapshot-virtual-directory-access", "EnableSnapshotVirtualDirectoryAccess",
          "x-ms-share-paid-bursting-enabled", "PaidBurstingEnabled",
          "x-ms-share-paid-bursting-max-bandwidth-mibps", "PaidBurstingMaxBandwidthMibps",
          "x-ms-share-paid-bursting-max-iops", "PaidBurstingMaxIops",
          "x-ms-share-provisioned-iops", "ProvisionedIops",
          "x-ms-share-provisioned-bandwidth-mibps", "ProvisionedBandwidthMiBps",
          "x-ms-enable-smb-directory-lease", "EnableSmbDirectoryLease");

  void write(XmlWriter xml, Item item) {
    Share share = ShareCodec.decode(item);
    Optional<String> qualifier = FileKeys.qualifier(item.key());
    xml.open("Share").text("Name", FileKeys.shareName(item.key()));
    if (share.isLive()) {
      xml.text("Snapshot", qualifier);
    } else {
      xml.text("Deleted", true).text("Version", qualifier);
    }
    properties(xml, share);
    if (page.includes("metadata")) {
      xml.open("Metadata");
      share.metadata().entries().forEach(xml::text);
      xml.close();
    }
    xml.close();
  }

  private void properties(XmlWriter xml, Share share) {
    Instant now = files.transactions().now();
    ShareSettings settings = share.settings();
    xml.open("Properties");
    xml.text("Last-Modified", HttpDate.format(share.version().lastModified()));
    xml.text("Etag", share.version().etag().quoted());
    xml.text("Quota", settings.quota());
    xml.text("AccessTier", settings.tier());
    xml.text("AccessTierChangeTime", HttpDate.format(settings.tierChangedAt()));
    share.deletedAt().ifPresent(at -> deletion(xml, at, now));
    xml.text("LeaseStatus", LeaseHeaders.lower(share.lease().status(now)));
    xml.text("LeaseState", LeaseHeaders.lower(share.lease().state(now)));
    xml.text("LeaseDuration", share.lease().durationKind(now).map(LeaseHeaders::lower));
    xml.text("EnabledProtocols", settings.protocols());
    xml.text("RootSquash", settings.rootSquash());
    settings
        .provision()
        .forEach((name, value) -> xml.text(PROVISION.getOrDefault(name, name), value));
    xml.close();
  }

  private void deletion(XmlWriter xml, Instant at, Instant now) {
    Duration left = Duration.between(now, at.plus(files.settings().shareRetention()));
    xml.text("DeletedTime", HttpDate.format(at));
    xml.text("RemainingRetentionDays", Math.max(0, left.toDays()));
  }
}

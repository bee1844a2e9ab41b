package dev.malachite.protocol.xml;

import dev.malachite.domain.HttpDate;
import java.time.Instant;

/** How far the secondary location is. */
public record ServiceStats(String status, Instant lastSyncTime) {
  /** A secondary that has everything up to this moment. */
  public static ServiceStats live(Instant lastSyncTime) {
    return new ServiceStats("live", lastSyncTime);
  }

  public String write() {
    return new XmlWriter()
        .declaration()
        .open("StorageServiceStats")
        .open("GeoReplication")
        .text("Status", status)
        .text("LastSyncTime", HttpDate.format(lastSyncTime))
        .close()
        .close()
        .toString();
  }
}

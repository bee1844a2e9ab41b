package dev.malachite.file.model;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/**
 * What an owner chooses for a share.
 *
 * @param quota in GiB
 * @param provision the headers that only provisioned shares have, returned as they were given
 */
public record ShareSettings(
    int quota,
    String tier,
    Instant tierChangedAt,
    String protocols,
    Optional<String> rootSquash,
    Map<String, String> provision) {
  public static final long GIBIBYTE = 1L << 30;

  public boolean isNfs() {
    return protocols.equals("NFS");
  }

  public long quotaBytes() {
    return quota * GIBIBYTE;
  }
}
